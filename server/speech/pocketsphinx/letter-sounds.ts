/** Spellings and their sounds, in the phones of the CMU dictionary, longest first. A guess for words that no dictionary has. */
const SOUNDS: [string, string][] = [
  ['tion', 'SH AH N'], ['sion', 'ZH AH N'], ['ough', 'AO'], ['eigh', 'EY'], ['augh', 'AO'], ['tch', 'CH'], ['igh', 'AY'],
  ['sch', 'SH'], ['que', 'K'], ['ing', 'IH NG'], ['air', 'EH R'], ['ear', 'IH R'], ['our', 'AW ER'], ['ch', 'CH'],
  ['sh', 'SH'], ['th', 'TH'], ['ph', 'F'], ['wh', 'W'], ['ck', 'K'], ['ng', 'NG'], ['qu', 'K W'], ['gh', 'G'], ['kn', 'N'],
  ['wr', 'R'], ['ee', 'IY'], ['ea', 'IY'], ['oo', 'UW'], ['ou', 'AW'], ['ow', 'OW'], ['oi', 'OY'], ['oy', 'OY'],
  ['ai', 'EY'], ['ay', 'EY'], ['au', 'AO'], ['aw', 'AO'], ['oa', 'OW'], ['ei', 'AY'], ['ie', 'IY'], ['ey', 'IY'],
  ['ue', 'UW'], ['ew', 'UW'], ['ar', 'AA R'], ['er', 'ER'], ['ir', 'ER'], ['ur', 'ER'], ['or', 'AO R'], ['ce', 'S'],
  ['ci', 'S IH'], ['cy', 'S IY'], ['ge', 'JH'], ['bb', 'B'], ['cc', 'K'], ['dd', 'D'], ['ff', 'F'], ['gg', 'G'],
  ['ll', 'L'], ['mm', 'M'], ['nn', 'N'], ['pp', 'P'], ['rr', 'R'], ['ss', 'S'], ['tt', 'T'], ['zz', 'Z'], ['a', 'AE'],
  ['b', 'B'], ['c', 'K'], ['d', 'D'], ['e', 'EH'], ['f', 'F'], ['g', 'G'], ['h', 'HH'], ['i', 'IH'], ['j', 'JH'],
  ['k', 'K'], ['l', 'L'], ['m', 'M'], ['n', 'N'], ['o', 'OW'], ['p', 'P'], ['q', 'K'], ['r', 'R'], ['s', 'S'],
  ['t', 'T'], ['u', 'AH'], ['v', 'V'], ['w', 'W'], ['x', 'K S'], ['y', 'IY'], ['z', 'Z'],
] // prettier-ignore

/** A vowel before one consonant and a silent e is long: "kale", "vape". */
const LONG: Record<string, string> = { a: 'EY', e: 'IY', i: 'AY', o: 'OW', u: 'UW' }

/** Takes a word of a-z and gives its sounds, as near as spelling tells. */
export function soundsOf(word: string): string {
  const sounds: string[] = []
  for (let rest = word.replaceAll("'", ''); rest !== '';) {
    const long = /^([aeiou])[^aeiouwxy]e$/.exec(rest)
    const [spelling, sound] = long ? [long[1]!, LONG[long[1]!]!] : SOUNDS.find(([start]) => rest.startsWith(start))!
    sounds.push(sound)
    rest = rest.slice(spelling.length)
    if (rest === 'e' && sounds.length > 1) break
  }
  return sounds.join(' ')
}
