import { groups, unaccented, type Wording } from '../../shared/label-words.ts'
import { isIgnorable } from '../../en/transcript/options/words.ts'
import { wordSet } from '../../shared/phrases.ts'

/** Phrases of one meaning, without accents. */
const SYNONYMS = groups(`a pie|caminando|andando|caminando|a patita
coche|carro|auto|automovil
bicicleta|bici
autobus|bus|camion|colectivo|guagua|micro|omnibus
movil|celular|cel
telefono|por telefono
correo electronico|correo|email|mail|e mail|correo e
ordenador|computadora|computador|pc
espanol|castellano
en linea|por internet|online|a distancia|virtual|por zoom
presencial|en persona
piso|apartamento|departamento|depa
alquiler|renta|arriendo
inquilino|inquilina|de alquiler|alquilado|vivo de alquiler|alquilo|arrendatario
propietario|duena|dueno|propietaria
grande|grandote
pequeno|pequenito|chico|chiquito|chiquita
mediano|normal
cero|0
o+|0 positivo|o positivo
o-|0 negativo|o negativo
a+|a positivo
a-|a negativo
b+|b positivo
b-|b negativo
ab+|ab positivo
ab-|ab negativo
nevera|frigorifico|refrigerador|heladera|refri
lavadora|lavarropas
zumo|jugo
patata|papa|patatas|papas
gafas|lentes|anteojos
conducir|manejar
tarjeta|con tarjeta
efectivo|en efectivo|en metalico|cash
gimnasio|gym
madre|mama
padre|papa
hijo|nino
vegetariano|vegetariana
jubilado|jubilada|pensionista|retirado
autonomo|autonoma|por cuenta propia|freelance
desempleado|desempleada|en paro|en el paro|parado|parada|sin trabajo
excelente|buenisimo|buenisima|estupendo|fantastico|fenomenal
malo|fatal|pesimo|horrible
principiante|novato|novata
rojo|colorado
marron|cafe|castano
dolor de cabeza|me duele la cabeza|jaqueca|duele la cabeza|cefalea
dolor de espalda|me duele la espalda|duele la espalda
dolor de garganta|me duele la garganta|duele la garganta
dolor de muelas|me duele la muela|me duele una muela|me duelen las muelas|duele la muela
fiebre|calentura
mareo|mareos|mareado|mareada
tos|toso
vomitos|vomito|vomitado
nunca|jamas
por la manana|por las mananas|mananas
por la tarde|por las tardes|tardes
por la noche|por las noches
fines de semana|fin de semana|finde|los findes
domicilio|casa
euros|eur|euro
dolares|usd|dolar
libras|gbp|libra
m|eme
l|ele
s|ese
xl|equis ele
xs|equis ese
primaria|la primaria
universidad|uni|la uni`)

const RELATED = groups(`telefono|llamenme|llameme|llamar|llamada|llaman|llamarme|llamadme|llamame
correo|carta|escribanme|escribir
coche|conduzco|conducir|manejo
inquilino|alquiler|alquilo|renta|rento
propietario|compre|mio|propia|comprado
en linea|internet|casa|ordenador|virtual
presencial|voy|ahi|alli
principiante|primera vez|empezando|no he|nunca he
tarjeta|credito|debito|visa
efectivo|billetes|monedas
grande|mayor|enorme
pequeno|menor|minimo
avion|vuelo|volando|aeropuerto
tren|ave|renfe
cachorro|bebe
excelente|encanta|encanto|maravilla|diez
bueno|bien|buena
malo|mal|mala|peor
empresa|trabajo|jefe|compania
amigo|amigos|conocido
redes sociales|facebook|instagram|tiktok
estudiante|estudio|universidad
ruido|musica|gritos
basura|contenedor|bolsas
alumbrado|farola|farolas|luz
mudanza|mudado
lavar|limpiar`)

const ENDINGS =
  /(?:itos?|itas?|[aeiou]?ciones|cion|amiento|imiento|aron|ieron|aran|ieran|ando|iendo|amos|emos|imos|ados?|adas?|idos?|idas?|ar|er|ir|an|en|as|os|es|[aoe])$/u

const WEAK = wordSet('con sin por para como muy mas una uno los las del que mis sus este esta esto')

export const WORDING: Wording = {
  synonyms: SYNONYMS,
  related: RELATED,
  formOf: (word) => {
    const bare = word.replace(ENDINGS, '')
    return bare.length > 2 ? bare : word
  },
  isCommon: (word) => word.length < 3 || WEAK.has(word) || isIgnorable(word),
  turns: wordSet('no ex non sin nunca ningun ninguno ninguna'),
  plain: unaccented,
}
