import { regex } from '../../../shared/regex.ts'

/** "Can I have the blue one" asks for it. */
export const WISH = regex('')`
  ^(?:can|could|may) (?:i|we|you|he|she|they) (?:please |just |maybe |possibly )?
  (?:have|get|take|put|go|choose|do|say|pick|tick|make|give|write|use|come|book|start|arrive|send|deliver|order|reserve|add)\b`
