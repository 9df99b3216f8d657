import { ask, choose, draftOf, REQUIRED, tick, YES_NO } from '../build.ts'

const likelihood = {
  validation: { min: 0, max: 10 },
  scaleLabels: { min: 'Not at all likely', max: 'Extremely likely' },
}

export const feedback = () =>
  draftOf('Feedback', 'Two minutes, spoken or typed. What you say helps us to get better.', [
    ask('rating', 'How satisfied are you with us?', {
      ...REQUIRED,
      scaleLabels: { min: 'Very dissatisfied', max: 'Very satisfied' },
    }),
    ask('rating', 'How likely are you to recommend us?', likelihood),
    ask('textarea', 'What did you like best?'),
    ask('textarea', 'What should we do better?'),
    choose('How did you hear about us?', ['From a friend', 'Web search', 'Newspaper', 'Other…']),
    choose('May we contact you about your answers?', YES_NO),
    ask('email', 'What is your email address?', { description: 'Only if we may contact you.' }),
  ])

export const registration = () =>
  draftOf('Registration', 'Sign up for the event.', [
    ask('text', 'What is your full name?', REQUIRED),
    ask('email', 'What is your email address?', REQUIRED),
    ask('tel', 'What is your phone number?'),
    choose('Which day do you come?', ['Friday', 'Saturday', 'Both days'], REQUIRED),
    ask('number', 'How many people come with you?', { validation: { min: 0, max: 10 } }),
    tick('What do you not eat?', ['Meat', 'Fish', 'Milk', 'Nuts', 'Other…']),
    ask('textarea', 'Is there anything that we should know?'),
    ask('consent', 'I agree that my details are used to organise the event.', REQUIRED),
  ])

export const visit = () =>
  draftOf('Visit', 'Welcome. Please sign in.', [
    ask('text', 'What is your full name?', REQUIRED),
    ask('text', 'Which company do you come from?'),
    ask('text', 'Whom do you visit?', REQUIRED),
    choose('What brings you here?', ['Meeting', 'Interview', 'Delivery', 'Repair', 'Other…'], REQUIRED),
    ask('date', 'On which day do you come?', REQUIRED),
    ask('tel', 'What is your phone number?'),
    choose('Do you need a parking space?', YES_NO),
    ask('consent', 'I have read the house rules and follow them.', REQUIRED),
  ])

export const survey = () =>
  draftOf('Customer survey', 'Rate us from one to five.', [
    ask('rating', 'How was the quality?', { ...REQUIRED, scaleLabels: { min: 'Poor', max: 'Excellent' } }),
    ask('rating', 'How was the service?', { scaleLabels: { min: 'Poor', max: 'Excellent' } }),
    ask('rating', 'How was the price?', { scaleLabels: { min: 'Much too high', max: 'Very fair' } }),
    ask('rating', 'How easy was it to order?', { scaleLabels: { min: 'Very hard', max: 'Very easy' } }),
    ask('rating', 'How likely are you to recommend us?', likelihood),
    choose('How often do you buy from us?', ['For the first time', 'Every month', 'Every week', 'Other…']),
    ask('textarea', 'What is the reason for your ratings?'),
  ])

export const order = () =>
  draftOf('Order', 'Tell us what you would like.', [
    ask('text', 'What is your full name?', REQUIRED),
    choose('What would you like to order?', ['Coffee', 'Tea', 'Chocolate', 'Other…'], REQUIRED),
    ask('number', 'How many packets?', { ...REQUIRED, validation: { min: 1, max: 100 } }),
    tick('What shall we add?', ['Gift wrapping', 'A greeting card', 'A paper receipt']),
    choose('How do you get it?', ['By post', 'I collect it'], REQUIRED),
    ask('textarea', 'What is your postal address?', { description: 'Only if we send it by post.' }),
    ask('email', 'What is your email address?', REQUIRED),
    ask('date', 'By which day do you need it?'),
  ])
