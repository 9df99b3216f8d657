/**
 * A place by what the question calls it, which is no part of its name: "le quartier Saint-Roch" to "Quartier"; undefined where no
 * such place is asked for.
 * @param nouns for places, @param before what leads to them, @param after what joins the name to them
 */
export const leadOfPlace =
  (nouns: string, before: string, after: string) =>
  (label: string): RegExp | undefined => {
    const [noun] = new RegExp(String.raw`(?<!\p{L})(?:${nouns})(?!\p{L})`, 'iu').exec(label) ?? []
    return noun === undefined ? undefined : new RegExp(String.raw`^${before} ?${noun} ${after}(?=\S)`, 'iu')
  }
