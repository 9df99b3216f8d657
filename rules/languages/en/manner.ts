import { mapOf, type MannerCommand, type MannerWords, phrasesOf } from '../shared/commands.ts'

export const ENGLISH_MANNER: MannerWords = {
  qualities: mapOf(
    `slow=slower slowly=slower fast=faster quick=faster quickly=faster loud=louder loudly=louder quiet=quieter
    quietly=quieter soft=quieter softly=quieter low=quieter`,
  ) as ReadonlyMap<string, MannerCommand>,
  more: ['more'],
  less: phrasesOf('less, not so, not that, not too, not quite so'),
  excess: ['too'],
  degrees: phrasesOf(
    `a bit, a little, a little bit, a tiny bit, a tad, a touch, slightly, somewhat, much, a lot, even, far, way, still,
    quite, rather, just, very well, well, properly, really, for me, to me, it, that, this, the question, the questions,
    the options, again, once more, from now on, sorry, i, we`,
  ),
  pleas: ['please'],
  asking: phrasesOf(
    `can you, could you, would you, will you, you can, you could, speak, talk, read, say, go, read out, read it out`,
  ),
  ofReader: phrasesOf(
    `you are, you're, you speak, you talk, you read, you are speaking, you're speaking, you are talking, you're talking,
    you are reading, you're reading, you are going, you're going, your voice is, the voice is`,
  ),
  ofAnything: phrasesOf(`that is, that's, that was, it is, it's, this is`),
}
