import { useState } from 'react'
import { Card, cardClass } from '../../ui/layout/card.tsx'
import { RadioList } from '../../ui/inputs/radio-list.tsx'
import { settingsTexts } from './texts.ts'
import { saveTheme, readTheme, themes } from './theme.ts'

const texts = settingsTexts.appearance
const options = themes.map((value) => ({ value, label: texts.themes[value] }))

export function Appearance() {
  const [theme, setTheme] = useState(readTheme)
  const choose = (next: typeof theme) => {
    saveTheme(next)
    setTheme(next)
  }
  return (
    <Card>
      <h2 className={cardClass('title')}>{texts.heading}</h2>
      <RadioList label={texts.heading} options={options} value={theme} onChange={choose} />
    </Card>
  )
}
