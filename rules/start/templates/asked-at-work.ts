import { ask, choose, draftOf, REQUIRED, tick, YES_NO } from '../build.ts'

export const intake = () =>
  draftOf('Intake', 'So that we are prepared for your first appointment.', [
    ask('text', 'What is your full name?', REQUIRED),
    ask('date', 'What is your date of birth?', REQUIRED),
    ask('tel', 'What is your phone number?', REQUIRED),
    ask('email', 'What is your email address?'),
    ask('textarea', 'What is the reason for your visit?', REQUIRED),
    choose('Have you been here before?', YES_NO),
    tick('Which of these do you have?', ['Allergies', 'Diabetes', 'High blood pressure', 'Asthma', 'Other…']),
    ask('textarea', 'Which medicines do you take?'),
    choose('How shall we contact you?', ['By phone', 'By email'], REQUIRED),
    ask('consent', 'I agree that my details are stored for my treatment.', REQUIRED),
  ])

export const incident = () =>
  draftOf('Incident report', 'Report an accident or a near miss, as soon as you can.', [
    ask('date', 'On which day did it happen?', REQUIRED),
    ask('text', 'Where did it happen?', REQUIRED),
    choose('What happened?', ['Fall', 'Cut', 'Burn', 'Fire', 'Theft', 'Other…'], REQUIRED),
    choose('Was anyone hurt?', YES_NO, REQUIRED),
    ask('textarea', 'Describe what happened.', REQUIRED),
    ask('textarea', 'What was done about it?'),
    ask('rating', 'How serious was it?', { scaleLabels: { min: 'Harmless', max: 'Very serious' } }),
    ask('text', 'Who saw it?'),
    ask('file', 'Add a photo of the place.'),
    ask('text', 'What is your full name?', REQUIRED),
  ])

export const application = () =>
  draftOf('Job application', 'Apply in a few minutes, without a cover letter.', [
    ask('text', 'What is your full name?', REQUIRED),
    ask('email', 'What is your email address?', REQUIRED),
    ask('tel', 'What is your phone number?'),
    choose('Which job do you apply for?', ['Sales', 'Engineering', 'Office', 'Other…'], REQUIRED),
    ask('number', 'How many years of experience do you have?', { validation: { min: 0, max: 60 } }),
    ask('textarea', 'Why do you want to work with us?', REQUIRED),
    ask('date', 'When could you begin?'),
    ask('url', 'Where can we see your work?', { description: 'The address of a page, if you have one.' }),
    ask('file', 'Add your curriculum vitae.'),
    ask('consent', 'I agree that my application is stored for six months.', REQUIRED),
  ])

export const consent = () =>
  draftOf('Consent', 'Please read each sentence, and agree where you do.', [
    ask('text', 'What is your full name?', REQUIRED),
    ask('date', 'What is your date of birth?', REQUIRED),
    ask('consent', 'I have been told what the study is about and could ask my questions.', REQUIRED),
    ask('consent', 'I take part of my own free will and may stop at any time.', REQUIRED),
    ask('consent', 'I agree that my answers are stored without my name.', REQUIRED),
    ask('consent', 'I may be invited to further studies.'),
    ask('email', 'What is your email address?', { description: 'Only for a copy of the results.' }),
  ])

export const quiz = () =>
  draftOf('Quiz', 'Five questions. Answer as you know it.', [
    ask('text', 'What is your first name?', REQUIRED),
    choose('Which planet is nearest to the sun?', ['Venus', 'Mercury', 'Mars', 'Earth'], REQUIRED),
    choose('What is the capital of Australia?', ['Sydney', 'Melbourne', 'Canberra', 'Perth'], REQUIRED),
    ask('number', 'How many strings does a violin have?', { ...REQUIRED, validation: { min: 0, max: 100 } }),
    tick('Which of these are mammals?', ['Dolphin', 'Penguin', 'Bat', 'Shark'], REQUIRED),
    choose('Is a tomato a fruit?', YES_NO, REQUIRED),
    ask('rating', 'How hard was it?', { scaleLabels: { min: 'Very easy', max: 'Very hard' } }),
  ])
