import type { WalletLook, WalletTheme } from '../walletTypes.ts'

/** Hands a theme of RainbowKit's to the dialogs that are not RainbowKit's, as their custom properties. */
export function ThemeStyle({ theme }: { readonly theme: WalletTheme }) {
  // oxlint-disable-next-line react/no-danger -- React would write a font's quotes as &quot;; nothing of a theme ends the element
  return <style data-wui-theme="" dangerouslySetInnerHTML={{ __html: toCss(theme).replaceAll('<', '') }} />
}

function toCss(theme: WalletTheme): string {
  if (!('lightMode' in theme)) return `:root{${toProperties(theme)}}`
  const [light, dark] = [toProperties(theme.lightMode), toProperties(theme.darkMode)]
  return [
    `:root{${light}}`,
    `@media (prefers-color-scheme: dark){:root:not([data-theme='light']){${dark}}}`,
    `:root[data-theme='dark']{${dark}}`,
  ].join('\n')
}

/** The other way round of what the connect dialog's theme takes from them. */
function toProperties({ colors, fonts, radii, shadows }: WalletLook): string {
  const properties = {
    font: fonts.body,
    surface: colors.modalBackground,
    sunken: colors.menuItemBackground,
    line: colors.generalBorder,
    'line-strong': colors.modalBorder,
    ink: colors.modalText,
    'ink-2': colors.modalTextSecondary,
    'ink-3': colors.modalTextDim,
    accent: colors.accentColor,
    'on-accent': colors.accentColorForeground,
    flight: colors.standby,
    fault: colors.error,
    backdrop: colors.modalBackdrop,
    shadow: shadows.dialog,
    'radius-control': radii.actionButton,
    'radius-card': radii.modal,
  }
  return Object.entries(properties)
    .map(([name, value]) => `--wui-${name}:${value}`)
    .join(';')
}
