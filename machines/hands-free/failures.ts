import { and } from 'xstate'

/** What follows when a turn heard nothing that counts. */
export const failures = [
  {
    guard: 'isOwnVoice',
    target: '.again',
    reenter: true,
    actions: ['stopInterruptions', 'forgetNote'],
    description: 'The page heard itself: from now on it does not listen while it reads',
  },
  {
    guard: and(['isSilence', 'hasSilencesLeft', 'wasInterrupted']),
    target: '.again',
    reenter: true,
    actions: ['countSilence', 'forgetNote'],
    description: 'A sound that was no speech ended the reading, which begins again',
  },
  {
    guard: and(['isSilence', 'hasSilencesLeft']),
    target: '.again',
    reenter: true,
    actions: ['reportUnheard', 'countSilence'],
    description: 'Asked again, in fewer words',
  },
  {
    guard: and(['isLate', 'hasMissesLeft']),
    target: '.again',
    reenter: true,
    actions: ['noteTrouble', 'countLate'],
    description: 'Recognition did not answer in time or is busy, which may pass: asked again',
  },
  {
    guard: 'isLate',
    target: '#handsFree.on.resting',
    actions: 'noteTrouble',
    description: 'A person who only speaks goes on by voice',
  },
  { guard: 'isTrouble', target: '#handsFree.on.paused', actions: 'noteTrouble' },
  {
    guard: and(['isUnclear', 'hasMissesLeft']),
    target: '.again',
    reenter: true,
    actions: ['reportUnheard', 'countMiss'],
  },
  {
    target: '#handsFree.on.resting',
    actions: ['reportUnheard', 'giveUp'],
    description: 'No endless asking',
  },
] as const
