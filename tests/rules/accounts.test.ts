import { describe, expect, it } from 'vitest'
import {
  CONFIRMATION_REQUIRED,
  PLEASE_CONFIRM,
  confirmationProblem,
  emailProblem,
  fullNameProblem,
  isEmail,
  itemTitleProblem,
  optionalFullNameProblem,
  optionalPasswordProblem,
  passwordProblem,
  profileNameProblem,
  usernameProblem,
} from '../../rules/accounts.ts'
import { EMAIL_MAX } from '../../rules/limits.ts'

const nothing = ['', undefined, null, 0, {}, [], true]

describe('email', () => {
  it.each([...nothing, '   '])('is required: %j', (value) => {
    expect(emailProblem(value)).toBe('Email is required')
    expect(usernameProblem(value)).toBe('Username is required')
  })

  it.each(['ada', 'ada@', 'ada@example', 'a b@example.com', 'ada@example.com '.repeat(2)])(
    'has a shape: %j',
    (value) => {
      expect(emailProblem(value)).toBe('Invalid email address')
      expect(usernameProblem(value)).toBe('Invalid email address')
    },
  )

  it.each(['ada@example.com', ' ada@example.com '])('takes %j', (value) => {
    expect(emailProblem(value)).toBeUndefined()
    expect(usernameProblem(value)).toBeUndefined()
  })
})

// Of so many characters.
const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`

describe('an email address', () => {
  it(`has at most ${EMAIL_MAX} characters`, () => {
    expect(isEmail(address(EMAIL_MAX))).toBe(true)
    expect(isEmail(address(EMAIL_MAX + 1))).toBe(false)
  })
})

describe('password', () => {
  it.each(nothing)('is required: %j', (value) => expect(passwordProblem(value)).toBe('Password is required'))

  it.each([
    ['1234567', 'Password must be at least 8 characters'],
    ['😀😀😀😀', 'Password must be at least 8 characters'],
    ['12345678', undefined],
    ['        ', undefined],
    ['a'.repeat(128), undefined],
    ['a'.repeat(129), 'Password must be no more than 128 characters'],
  ])('%j gives %j', (value, message) => expect(passwordProblem(value)).toBe(message))

  it.each(['', undefined, null])('may be left as it is in the edit of a user: %j', (value) =>
    expect(optionalPasswordProblem(value)).toBeUndefined(),
  )

  it('is judged there as soon as one is given', () =>
    expect(optionalPasswordProblem('short')).toBe('Password must be at least 8 characters'))
})

describe('confirmation', () => {
  it.each([
    ['secret-1', 'secret-1', CONFIRMATION_REQUIRED, undefined],
    ['secret-2', 'secret-1', CONFIRMATION_REQUIRED, 'The passwords do not match'],
    ['', 'secret-1', CONFIRMATION_REQUIRED, 'Password confirmation is required'],
    ['', 'secret-1', PLEASE_CONFIRM, 'Please confirm your password'],
    ['', '', undefined, undefined],
    [undefined, '', undefined, undefined],
    ['', 'secret-1', undefined, 'The passwords do not match'],
    ['Secret-1', 'secret-1', undefined, 'The passwords do not match'],
  ])('%j of %j (%j when missing) gives %j', (value, password, missing, message) =>
    expect(confirmationProblem(value, password, missing)).toBe(message),
  )
})

describe('full name', () => {
  it.each([...nothing, '  '])('is required at sign-up: %j', (value) =>
    expect(fullNameProblem(value)).toBe('Full Name is required'),
  )

  it.each([
    ['Al', 'Full Name must be at least 3 characters'],
    [' Al ', 'Full Name must be at least 3 characters'],
    ['Ada', undefined],
    ['a'.repeat(30), undefined],
    ['a'.repeat(31), 'Full Name must be no more than 30 characters'],
  ])('at sign-up %j gives %j', (value, message) => expect(fullNameProblem(value)).toBe(message))

  it.each(['', undefined, 'A'])('may be anything short elsewhere: %j', (value) => {
    expect(optionalFullNameProblem(value)).toBeUndefined()
    expect(profileNameProblem(value)).toBeUndefined()
  })

  it('has at most thirty characters in the profile', () => {
    expect(profileNameProblem('a'.repeat(30))).toBeUndefined()
    expect(profileNameProblem('a'.repeat(31))).toBe('Full Name must be no more than 30 characters')
  })
})

describe('title of an item', () => {
  it.each([...nothing, ' '])('is required: %j', (value) => {
    expect(itemTitleProblem(value)).toBe('Title is required')
    expect(itemTitleProblem(value, 'Title is required.')).toBe('Title is required.')
  })

  it('takes 255 characters', () => {
    expect(itemTitleProblem('a'.repeat(255))).toBeUndefined()
    expect(itemTitleProblem('a'.repeat(256))).toBe('Title must be no more than 255 characters')
  })
})
