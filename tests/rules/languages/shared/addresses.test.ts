import { describe, expect, it } from 'vitest'
import { isTaken, readAs } from '../support.ts'

const email = (locale: string, said: string) => readAs(locale, 'email', 'Email', '', said)

describe('An email address', () => {
  it.each([
    ['en-US', 'send everything to bob@example.com', 'bob@example.com'],
    ['es-ES', 'mándela a administracion@grupocolina.es', 'administracion@grupocolina.es'],
    ['en-US', 'lee 2 the number 2 at gmail dot com', 'lee2@gmail.com'],
    ['en-US', 'lee 2 2 at gmail dot com', 'lee22@gmail.com'],
    ['es-CL', 'toda junta mariajose arroba correo punto cl', 'mariajose@correo.cl'],
    ['es-CO', 'jota pe ruiz arroba empresa punto com punto co', 'jpruiz@empresa.com.co'],
  ])('is taken without what only leads to it or tells how it is written (%s: "%s")', (locale, said, value) => {
    expect(email(locale, said)).toEqual({ value, isSure: true })
  })

  it.each([
    ['en-US', 'capital t tanya dot reid at proton dot me', 'tanya.reid@proton.me'],
    ['en-US', 'a for apple and then singh at rediffmail dot com', 'asingh@rediffmail.com'],
  ])('is proposed without words that may be a part of it (%s: "%s")', (locale, said, value) => {
    expect(email(locale, said)).toMatchObject({ value, isSure: false })
  })

  it.each([
    ['en-US', 'send them over to spud underscore fc at hotmail dot co dot uk', 'spud_fc@hotmail.co.uk'],
    ['en-US', 'you can write me to olga at petrova dot eu', 'olga@petrova.eu'],
    ['es-ES', 'mándela a administracion arroba grupocolina punto es', 'administracion@grupocolina.es'],
    ['es-ES', 'escríbanme a secretaria arroba colegio punto edu punto pe', 'secretaria@colegio.edu.pe'],
  ])('is taken after a sentence that leads to it (%s: "%s")', (locale, said, value) => {
    expect(email(locale, said)).toMatchObject({ value, isSure: true })
  })

  it('keeps a name that the transcriber wrote apart', () => {
    expect(email('en-US', 'peter smith@example.com')?.value).toBe('petersmith@example.com')
  })
})

describe('A telephone number', () => {
  it.each([
    ['es-ES', 'el de mi madre 655 01 02 03'],
    ['es-ES', 'el de casa 655 01 02 03'],
    ['fr-FR', 'le numéro de ma femme 06 77 88 99 11'],
  ])('may be anybody’s (%s: "%s")', (locale, said) => {
    expect(isTaken(locale, 'tel', 'Contact', '', said)).toBe(true)
  })

  it('is asked for where it may be another one now', () => {
    expect(isTaken('en-GB', 'tel', 'Phone', '', 'my number used to be 07700 900 318')).toBe(false)
  })
})
