// Runs before the first paint, from its own file since the page's policy allows no inline script: a saved dark theme never
// flashes light. The page sets another theme by saving it under `theme` and dispatching `theme.changed` with it.
{
  const system = matchMedia('(prefers-color-scheme: dark)')
  let chosen = null // in this page, for a browser without storage
  const apply = () => {
    let choice = chosen
    try {
      choice ??= localStorage.getItem('theme')
    } catch {
      // A browser without storage shows the default.
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
