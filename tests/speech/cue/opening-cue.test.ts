import { afterEach, describe, expect, it, vi } from 'vitest'
import { giveCue, openingCue, QUIET_VOLUME } from '../../../src/speech/cue/opening-cue.ts'
import { announcementOf } from '../../../src/speech/cue/announcement.ts'

const unset = { isVibrating: true }
const cue = (isHandsFree: boolean) => openingCue(unset, isHandsFree)

afterEach(() => vi.restoreAllMocks())

describe('How the person is told that the microphone is open', () => {
  it('is quiet hands-free, and silent at the button, until they choose a volume', () => {
    expect(openingCue(unset, true)).toEqual({ volume: QUIET_VOLUME, vibrates: true })
    expect(openingCue(unset, false)).toEqual({ volume: 0, vibrates: true })
  })

  it.each([0, 0.7])('has the volume that they chose, %f, everywhere', (toneVolume) => {
    for (const isHandsFree of [true, false])
      expect(openingCue({ ...unset, toneVolume }, isHandsFree).volume).toBe(toneVolume)
  })

  it('is given before an answer, and not where nothing has to be said', () => {
    expect(announcementOf(cue, { isHandsFree: true })).toHaveProperty('announce')
    expect(announcementOf(cue, { isHandsFree: true, isUnannounced: true })).toEqual({})
    expect(announcementOf(undefined, { isHandsFree: true })).toEqual({})
  })

  it('vibrates only when it may', async () => {
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true)
    const context = new OfflineAudioContext(1, 16_000, 16_000)
    await giveCue({ volume: 0, vibrates: false }, context)
    expect(vibrate).not.toHaveBeenCalled()
    await giveCue({ volume: 0, vibrates: true }, context)
    expect(vibrate).toHaveBeenCalledOnce()
  })

  it('holds up no answer where nothing can be played', async () => {
    const given = giveCue({ volume: 1, vibrates: false }, new OfflineAudioContext(1, 16_000, 16_000))
    await expect(given).resolves.toBeUndefined()
  })
})
