/** Other people by what they are to the person, as the rules of all types know them. */
export const KIN =
  '(?:schwieger|gro(?:ß|ss)|stief)?(?:mutter|vater|eltern|sohn|tochter)|frau|mann|mama|papa|mutti|vati|oma|opa|bruder|schwester|schwager|schwägerin|tante|onkel|cousine?|nichte|neffe|enkelin|enkel|kinder|kind|chefin|chef|partnerin|partner|freundin|freund|verlobter?|nachbarin|nachbarn?|kollegin|kolleg(?:en|e)|mitbewohnerin|mitbewohner|ärztin|arzt|vermieterin|vermieter'

/** "Mein Mann", "unsere Nachbarin". */
export const SOMEBODY = `(?:mein|unser|dein)(?:e[nmrs]?)? (?:${KIN})`
