import { lightTheme } from '@rainbow-me/rainbowkit'
import type { WalletLook } from '../walletTypes.ts'

/** One of the specification's wallet accent colours (section 9). */
export type AccentName = 'blue' | 'green' | 'orange' | 'pink' | 'purple' | 'red'

/**
 * RainbowKit's theme in this package's custom properties, so that light, dark and the app's own colours come from one
 * place. An accent, when asked for, is RainbowKit's.
 */
export function createTheme(accent: AccentName | undefined): WalletLook {
  const base = lightTheme({ borderRadius: 'medium', fontStack: 'system' })
  const accentColors = accent
    ? lightTheme.accentColors[accent]
    : { accentColor: 'var(--wui-accent)', accentColorForeground: 'var(--wui-on-accent)' }
  return {
    ...base,
    fonts: { body: 'var(--wui-font)' },
    radii: {
      ...base.radii,
      actionButton: 'var(--wui-radius-control)',
      connectButton: 'var(--wui-radius-control)',
      menuButton: 'var(--wui-radius-control)',
      modal: 'var(--wui-radius-card)',
      modalMobile: 'var(--wui-radius-card)',
    },
    shadows: {
      ...base.shadows,
      dialog: 'var(--wui-shadow)',
      selectedOption: 'none',
      selectedWallet: 'none',
      walletLogo: 'none',
    },
    colors: {
      ...base.colors,
      ...accentColors,
      actionButtonBorder: 'var(--wui-line)',
      actionButtonBorderMobile: 'var(--wui-line)',
      actionButtonSecondaryBackground: 'var(--wui-sunken)',
      closeButton: 'var(--wui-ink-2)',
      closeButtonBackground: 'var(--wui-sunken)',
      downloadBottomCardBackground: 'var(--wui-surface)',
      downloadTopCardBackground: 'var(--wui-sunken)',
      error: 'var(--wui-fault)',
      generalBorder: 'var(--wui-line)',
      generalBorderDim: 'var(--wui-line)',
      menuItemBackground: 'var(--wui-sunken)',
      modalBackdrop: 'var(--wui-backdrop)',
      modalBackground: 'var(--wui-surface)',
      modalBorder: 'var(--wui-line)',
      modalText: 'var(--wui-ink)',
      modalTextDim: 'var(--wui-ink-3)',
      modalTextSecondary: 'var(--wui-ink-2)',
      profileForeground: 'var(--wui-sunken)',
      selectedOptionBorder: 'var(--wui-line)',
      standby: 'var(--wui-flight)',
    },
  }
}
