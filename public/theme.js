// Runs before the first paint, from its own file since the page's policy allows no inline script: a kept dark theme never
// flashes light. The page asks for a new look by keeping its choice under `theme` and dispatching `theme.changed` with it.
{
  const system = matchMedia('(prefers-color-scheme: dark)')
  let chosen = null // in this page, which may be all that knows of it
  const apply = () => {
    let choice = chosen
    try {
      choice ??= localStorage.getItem('theme')
    } catch {
      // A browser that keeps nothing shows the default.
    }
    const theme = choice === 'dark' || (choice === 'system' && system.matches) ? 'dark' : 'light'
    const root = document.documentElement
    root.classList.remove('light', 'dark')
    root.classList.add(theme)
    root.dataset.theme = theme
  }
  apply()
  system.addEventListener('change', apply)
  const choose = (choice) => {
    chosen = choice
    apply()
  }
  document.addEventListener('theme.changed', ({ detail }) => choose(detail))
  addEventListener('storage', (event) => (event.key === 'theme' || event.key === null) && choose(null))
}
