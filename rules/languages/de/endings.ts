import { setOf } from '../shared/commands.ts'
import type { Endings } from '../shared/endings.ts'

export const GERMAN_ENDINGS: Endings = {
  unfinished: setOf(
    `und oder aber der die das den dem des ein eine einen einem einer mein meine meinen unser unsere ihr ihre im in
      ins an am auf bei beim mit ohne von vom zu zum zur für aus nach seit als dass weil wie at ät punkt komma
      bindestrich minus unterstrich schrägstrich plus ist sind bin war ich wir vorwahl nummer durchwahl doppel zweimal
      dreimal groß äh ähm öh also ungefähr etwa circa`,
  ),
  growing: setOf(
    `hundert einhundert zweihundert dreihundert vierhundert fünfhundert sechshundert siebenhundert achthundert
      neunhundert tausend eintausend zweitausend dreitausend viertausend fünftausend sechstausend siebentausend
      achttausend neuntausend zehntausend elfhundert zwölfhundert achtzehnhundert neunzehnhundert million millionen
      milliarde milliarden`,
  ),
}
