import { groups, unaccented, type Wording } from '../../shared/label-words.ts'
import { isIgnorable } from '../../en/transcript/options/words.ts'
import { wordSet } from '../../shared/phrases.ts'
import { regex } from '../../shared/regex.ts'

/** Phrases of one meaning, without accents. */
const SYNONYMS = groups(`ambos|los dos|las dos|ambas|las dos cosas|los dos lados
trimestral|cada tres meses|cada trimestre
semestral|cada seis meses|cada semestre|dos veces al ano
bimestral|cada dos meses
anual|cada ano|una vez al ano
muy satisfecho|encantado|encantada|contentisimo|contentisima
indiferente|me da igual|me da lo mismo|da igual|lo mismo me da
dni|carnet de identidad|carne de identidad|documento de identidad
cerveza|chela|birra|cana|canita
agua|aguita
refresco|gaseosa|soda
euskera|vasco
sms|esemese|mensaje de texto
ciclismo|bici|bicicleta
natacion|nadar|nado|nadaba
poco hecha|poco hecho|vuelta y vuelta
muy hecha|muy hecho|bien hecha
dormitorios|cuartos|habitaciones
envio a domicilio|a domicilio|me lo traigan|que me lo traigan|a casa
matutino|matutina|manana
vespertino|vespertina|tarde
nocturno|nocturna|noche
lun|lunes
mar|martes
mie|miercoles
jue|jueves
vie|viernes
sab|sabado
dom|domingo
ene|enero
feb|febrero
abr|abril
jun|junio
jul|julio
ago|agosto
sep|septiembre|setiembre|sept
oct|octubre
nov|noviembre
dic|diciembre
whatsapp|guasap|wasap|whasap|wasa
aparcamiento|parking|garaje|estacionamiento|plaza de garaje|cochera
diabetes|diabetico|diabetica|azucar
hipertension|tension alta|la tension|tension|presion alta
cardiologia|cardiologo|cardiologa|corazon
dermatologia|dermatologo|dermatologa|la piel|medico de la piel
oftalmologia|oculista|oftalmologo|oftalmologa|la vista|los ojos
traumatologia|traumatologo|traumatologa|los huesos
pediatria|pediatra
ginecologia|ginecologo|ginecologa
recogida|recoger|paso a recogerlo|lo recojo
exfumador|lo deje|deje de fumar|ya no fumo
ni satisfecho ni insatisfecho|ni fu ni fa|ni bien ni mal|normalito
gasolina|nafta|bencina
gasoil|diesel|gasoleo
viudo|viuda
soltero|soltera
casado|casada
divorciado|divorciada
separado|separada
zurdo|zurda|izquierda|con la izquierda
diestro|diestra|derecha|con la derecha
exterior|fuera|afuera|terraza|en la terraza
interior|dentro|adentro
ocasionalmente|a veces|de vez en cuando|de cuando en cuando
semanalmente|cada semana|todas las semanas|una vez a la semana|una vez por semana
mensualmente|cada mes|todos los meses|una vez al mes
diariamente|a diario|cada dia|todos los dias
recomendacion|me lo recomendaron|me la recomendaron|boca a boca|me lo dijo|me lo dijeron|por una amiga|por un amigo
basico|el mas barato|la mas barata|el barato
tupper|para llevar
guarderia|escuela infantil
sindrome premenstrual|la regla
mascota|perro|gato
silla de ruedas|en silla
a pie|caminando|andando|caminando|a patita
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
grande|grandote|l|ele
pequeno|pequena|pequenito|chico|chica|chiquito|chiquita|s|ese
mediano|mediana|normal|m|eme
extra grande|extragrande|xl|equis ele
extra pequena|extra pequeno|xs|equis ese
xxl|doble extra grande|doble equis ele|equis equis ele
cero|0
sr|senor
sra|senora
srta|senorita
dr|doctor
dra|doctora
o+|0+|0 positivo|o positivo|cero positivo
o-|0-|0 negativo|o negativo|cero negativo
a+|a positivo
a-|a negativo
b+|b positivo|be positivo
b-|b negativo|be negativo
ab+|ab positivo|a be positivo|a b positivo
ab-|ab negativo|a be negativo|a b negativo
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
abuelo|yayo
abuela|yaya
preparatoria|prepa
secundaria|la secu
hijo|nino
vegetariano|vegetariana
jubilado|jubilada|pensionista|retirado|retirada|cobro la pension
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
primaria|la primaria
universidad|uni|la uni`)

const RELATED = groups(`cambio de domicilio|me mudo|me he mudado|mudanza
doble|de matrimonio|cama grande
familiar|la grande|la mas grande
alta|urgente|inundado|emergencia
autonomo|por mi cuenta|mi propio negocio
viudo|murio|fallecio|fallecida|fallecido
conocido|amiga|amigo|amigas|vecino|vecina|companera|companero
internet|google|buscador
facturacion|facturas|factura
soporte tecnico|averia|no funciona
telefono|llamenme|llameme|llamar|llamada|llaman|llamarme|llamadme|llamame
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

const ENDINGS = regex('u')`
  (?:itos?|itas?|[aeiou]?ciones|cion|amiento|imiento|aron|ieron|aran|ieran|ando|iendo|amos|emos|imos|ados?|adas?
    |idos?|idas?|ar|er|ir|an|en|as|os|es|[aoe])$`

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
