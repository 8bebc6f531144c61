import { create } from 'storybook/theming/create'

/** Storybook's theme in the look of the product. Its colours are tokens of the page's style sheet, so they follow the browser. */
export function createProductTheme() {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  return create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Slotdrop',
    brandUrl: '../index.html',
    brandTarget: '_self',
    fontBase: 'var(--font-sans)',
    fontCode: 'var(--font-mono)',
    colorPrimary: 'var(--settled)',
    colorSecondary: 'var(--settled)',
    appBg: 'var(--canvas)',
    appContentBg: 'var(--surface)',
    appPreviewBg: 'var(--surface)',
    appBorderColor: 'var(--line)',
    appBorderRadius: 6,
    textColor: 'var(--ink)',
    textInverseColor: 'var(--on-ink)',
    textMutedColor: 'var(--ink-3)',
    barTextColor: 'var(--ink-2)',
    barHoverColor: 'var(--ink)',
    barSelectedColor: 'var(--ink)',
    barBg: 'var(--surface)',
    buttonBg: 'var(--raised)',
    buttonBorder: 'var(--line-strong)',
    booleanBg: 'var(--sunken)',
    booleanSelectedBg: 'var(--raised)',
    inputBg: 'var(--raised)',
    inputBorder: 'var(--line-strong)',
    inputTextColor: 'var(--ink)',
    inputBorderRadius: 6,
  })
}
