import { describe, expect, it } from 'vitest'
import { cases, choice, choices, field, splitBy } from './forms.ts'

const forms = {
  hotel: [
    field('text', 'Su nombre', { required: true }),
    field('number', 'Noches', { required: true }),
    field('date', 'Llegada', { required: true }),
    choice('Tipo de habitación', 'Individual', 'Doble', 'Suite'),
    choice('Desayuno', 'Sí', 'No'),
    field('email', 'Correo electrónico', { required: true }),
    field('tel', 'Teléfono'),
    field('textarea', 'Deseos'),
  ],
  visita: [
    field('text', 'Nombre del colegio'),
    field('number', 'Cuántos niños vienen'),
    field('number', 'Cuántos adultos'),
    field('date', 'Fecha de la visita'),
    choice('Idioma', 'Español', 'Inglés', 'Francés'),
  ],
  evento: [
    field('text', 'Nombre y apellidos'),
    field('text', 'Empresa'),
    field('number', 'Número de entradas'),
    choices('Talleres', 'Pintura', 'Cerámica', 'Grabado'),
  ],
  pedido: [
    choice('Tamaño', 'Pequeña', 'Mediana', 'Grande'),
    field('number', 'Cuántas pizzas'),
    choices('Extras', 'Aceitunas', 'Queso', 'Anchoas'),
    field('text', 'Nombre'),
  ],
  estancia: [field('date', 'Fecha de entrada'), field('date', 'Fecha de salida'), field('number', 'Personas')],
  paciente: [field('text', 'Nombre'), field('date', 'Fecha de nacimiento'), field('number', 'Edad')],
  nota: [field('text', 'Comentarios'), field('number', 'Noches'), field('date', 'Llegada')],
  solo: [field('text', 'Su nombre')],
  grupo: [field('text', 'Nombre del grupo'), field('number', 'Entradas'), choice('Vino', 'Blanco', 'Tinto', 'Rosado')],
}

const split = splitBy(forms, 'es-ES')

describe('One Spanish utterance fills several fields', () => {
  it.each(
    cases(`
    hotel | Ana García, dos noches desde el tres de mayo | Su nombre: "Ana García"; Noches: 2; Llegada: "2026-05-03"
    hotel | ana garcía dos noches desde el tres de mayo | Su nombre: "ana garcía"; Noches: 2; Llegada: "2026-05-03"
    hotel | Me llamo Ana García y quiero dos noches desde el 3 de mayo. | Su nombre: "Ana García"; Noches: 2; Llegada: "2026-05-03"
    hotel | Soy Pedro Moreno, tres noches por favor, llego el doce de junio | Su nombre: "Pedro Moreno"; Noches: 3; Llegada: "2026-06-12"
    hotel | María del Carmen Ruiz, cuatro noches | Su nombre: "María del Carmen Ruiz"; Noches: 4
    hotel | Ana García, 2 noches a partir del 3 de mayo, habitación doble | Su nombre: "Ana García"; Noches: 2; Llegada: "2026-05-03"; Tipo de habitación: "doble"
    hotel | Ana García, dos noches mañana | Su nombre: "Ana García"; Noches: 2; Llegada: "2026-04-02"
    hotel | Ana García dos noches viernes | Su nombre: "Ana García"; Noches: 2; Llegada: "2026-04-03"
    hotel | Luis Pérez una noche desde mañana | Su nombre: "Luis Pérez"; Noches: 1; Llegada: "2026-04-02"
    hotel>Noches | dos noches desde el tres de mayo | Noches: 2; Llegada: "2026-05-03"
    hotel>Noches | dos noches a partir de mañana | Noches: 2; Llegada: "2026-04-02"
    hotel>Noches | tres noches desde el diez de julio en una suite | Noches: 3; Llegada: "2026-07-10"; Tipo de habitación: "suite"
    hotel>Noches | queremos cinco noches desde el diez de julio | Noches: 5; Llegada: "2026-07-10"
    hotel>Llegada | el tres de mayo, una habitación doble | Llegada: "2026-05-03"; Tipo de habitación: "doble"
    hotel>Llegada | el 3 de mayo en una habitación individual | Llegada: "2026-05-03"; Tipo de habitación: "individual"
    hotel>Tipo de habitación | una doble, sin desayuno no | -
    hotel>Tipo de habitación | una suite, desayuno sí | Tipo de habitación: "suite"; Desayuno: "sí"
    hotel>Desayuno | desayuno no, correo ana arroba ejemplo punto com | Desayuno: "no"; Correo electrónico: "ana@ejemplo.com"
    hotel>Correo electrónico | ana@ejemplo.com, teléfono 612 345 678 | Correo electrónico: "ana@ejemplo.com"; Teléfono: "+34612345678"
    visita | Colegio Cervantes, veinte niños y dos adultos | Nombre del colegio: "Colegio Cervantes"; Cuántos niños vienen: 20; Cuántos adultos: 2
    visita | colegio cervantes veinte niños dos adultos | Nombre del colegio: "colegio cervantes"; Cuántos niños vienen: 20; Cuántos adultos: 2
    visita | San José, 24 niños, 3 adultos, el nueve de junio | Nombre del colegio: "San José"; Cuántos niños vienen: 24; Cuántos adultos: 3; Fecha de la visita: "2026-06-09"
    visita>Cuántos niños vienen | doce niños y dos adultos el cinco de mayo | Cuántos niños vienen: 12; Cuántos adultos: 2; Fecha de la visita: "2026-05-05"
    visita>Cuántos adultos | dos adultos, el cinco de mayo, en inglés | Cuántos adultos: 2; Fecha de la visita: "2026-05-05"; Idioma: "inglés"
    visita>Fecha de la visita | el nueve de junio en francés | Fecha de la visita: "2026-06-09"; Idioma: "francés"
    evento | Ana García, mi empresa es Acme, tres entradas | Nombre y apellidos: "Ana García"; Empresa: "Acme"; Número de entradas: 3
    evento | Ana García, tres entradas | Nombre y apellidos: "Ana García"; Número de entradas: 3
    evento>Empresa | Acme, quiero dos entradas | Empresa: "Acme"; Número de entradas: 2
    evento>Número de entradas | dos entradas y el taller de cerámica | Número de entradas: 2; Talleres: ["cerámica"]
    evento>Número de entradas | tres entradas con pintura y grabado | Número de entradas: 3; Talleres: ["pintura","grabado"]
    pedido | grande, dos pizzas | Tamaño: "grande"; Cuántas pizzas: 2
    pedido | mediana, tres pizzas con aceitunas y queso | Tamaño: "mediana"; Cuántas pizzas: 3; Extras: ["aceitunas","queso"]
    pedido>Cuántas pizzas | dos pizzas con anchoas | Cuántas pizzas: 2; Extras: ["anchoas"]
    pedido>Cuántas pizzas | dos pizzas con anchoas, a nombre de Moreno | Cuántas pizzas: 2; Extras: ["anchoas"]; Nombre: "Moreno"
    estancia | desde el tres de mayo hasta el siete de mayo | Fecha de entrada: "2026-05-03"; Fecha de salida: "2026-05-07"
    estancia | el tres de mayo hasta el siete de mayo, cuatro personas | Fecha de entrada: "2026-05-03"; Fecha de salida: "2026-05-07"; Personas: 4
    estancia>Fecha de salida | el siete de mayo, dos personas | Fecha de salida: "2026-05-07"; Personas: 2
    hotel>Tipo de habitación | una doble sin desayuno, correo ana arroba ejemplo punto com | Tipo de habitación: "doble"; Desayuno: "no"; Correo electrónico: "ana@ejemplo.com"
    paciente | Ana García, nacida el tres de mayo de 1990 | Nombre: "Ana García"; Fecha de nacimiento: "1990-05-03"
    estancia | mañana hasta el viernes, dos personas | Fecha de entrada: "2026-04-02"; Fecha de salida: "2026-04-03"; Personas: 2
    paciente | Ana García, tengo 34 años | Nombre: "Ana García"; Edad: 34
    grupo | Los Planetas, cuatro entradas | Nombre del grupo: "Los Planetas"; Entradas: 4
  `),
  )('%s: "%s"', (asked, said, expected) => {
    expect(split(asked, said)).toBe(expected)
  })
})

describe('A Spanish answer to one field stays whole', () => {
  it.each(
    cases(`
    solo | Ana García, dos noches desde el tres de mayo
    nota | dos noches desde el tres de mayo
    nota | Ana García, dos noches desde el tres de mayo
    nota | pasamos dos noches desde el tres de mayo
    hotel | Ana García
    hotel | dos noches desde el tres de mayo
    hotel | pasamos dos noches desde el tres de mayo
    hotel | Ana García, quizás dos noches
    hotel | Ana García, no dos noches
    hotel | Ana García, dos o tres noches
    hotel | Ana García, dos
    hotel | Ana García, dos noches como el año pasado
    hotel | Abril Mayo
    hotel | Domingo Martes
    hotel | Domingo Martes, dos noches
    hotel | Dolores Tres Noches
    hotel>Noches | dos
    hotel>Noches | dos noches
    hotel>Noches | dos o tres noches desde el tres de mayo
    hotel>Noches | dos noches pero no desde el tres de mayo
    hotel>Llegada | el tres de mayo o el cuatro, habitación doble
    hotel>Llegada | no el tres de mayo, habitación doble
    hotel>Tipo de habitación | doble, sí
    hotel>Tipo de habitación | individual o doble, desayuno sí
    hotel>Teléfono | 612 345 678
    evento | Ana García, Acme
    evento | Ana María García
    evento>Empresa | Hijos de Moreno, tercera planta
    evento>Empresa | Siglo Veintiuno, dos
    evento>Empresa | Tres Hermanos
    paciente | Ana, tres de mayo de 1990
    paciente | María Mayo
    grupo | Los Cuatro Fantásticos, dos
    grupo | Ana Blanco
    grupo | Ana, Blanco
    grupo>Entradas | dos entradas, blanco o tinto
    visita>Cuántos niños vienen | veinte niños, dos de ellos en silla de ruedas
    estancia | del tres al siete de mayo
    pedido | grande, caliente, dos
  `),
  )('%s: "%s"', (asked, said) => {
    expect(split(asked, said)).toBe('-')
  })
})
