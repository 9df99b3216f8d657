const WORDS = {
  form: 'This form was changed meanwhile. Please look at the changes before you save yours.',
  draft: 'This draft was changed meanwhile. Please look at the changes before you save yours.',
}

/** What is saved began with something else than what is stored by now. */
export class Changed extends Error {
  constructor(what: keyof typeof WORDS) {
    super(WORDS[what])
  }
}
