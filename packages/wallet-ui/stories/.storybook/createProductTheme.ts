import { create } from 'storybook/theming/create'

/**
 * Storybook's theme in the look of the product, light or dark as the browser prefers when the page opens. Storybook computes with its
 * colours, so the values of the tokens are read from the page's style sheet.
 */
export function createProductTheme() {
  const probe = document.createElement('i')
  probe.className = 'product-look'
  document.documentElement.append(probe)
  const style = getComputedStyle(probe)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const theme = create({
    base: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    brandTitle: 'Slotdrop',
    brandUrl: '../index.html',
    brandTarget: '_self',
    fontBase: token('--font-sans'),
    fontCode: token('--font-mono'),
    colorPrimary: token('--settled'),
    colorSecondary: token('--settled'),
    appBg: token('--canvas'),
    appContentBg: token('--surface'),
    appPreviewBg: token('--surface'),
    appBorderColor: token('--line'),
    appBorderRadius: 6,
    textColor: token('--ink'),
    textInverseColor: token('--on-ink'),
    textMutedColor: token('--ink-3'),
    barTextColor: token('--ink-2'),
    barHoverColor: token('--ink'),
    barSelectedColor: token('--ink'),
    barBg: token('--surface'),
    buttonBg: token('--raised'),
    buttonBorder: token('--line-strong'),
    booleanBg: token('--sunken'),
    booleanSelectedBg: token('--raised'),
    inputBg: token('--raised'),
    inputBorder: token('--line-strong'),
    inputTextColor: token('--ink'),
    inputBorderRadius: 6,
  })
  probe.remove()
  return theme
}
