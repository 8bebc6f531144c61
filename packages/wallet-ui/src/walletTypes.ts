import type { CreateConnectorFn } from 'wagmi'
import type { WalletConnectParameters } from 'wagmi/connectors'

// The shapes in which RainbowKit takes wallets and themes, said here so that an app needs no RainbowKit to name them. That they are the
// same is checked where they are handed to it.

type Instructions = {
  learnMoreUrl: string
  steps: { step: 'install' | 'create' | 'scan' | 'connect' | 'refresh'; title: string; description: string }[]
}

/** Options of WalletConnect's connector. */
export type WalletConnectOptions = Omit<WalletConnectParameters, 'showQrModal' | 'projectId'>

/** Where a wallet can be had. */
type DownloadUrls = {
  [
    where in
      | 'android'
      | 'ios'
      | 'mobile'
      | 'qrCode'
      | 'chrome'
      | 'edge'
      | 'firefox'
      | 'opera'
      | 'safari'
      | 'browserExtension'
      | 'macos'
      | 'windows'
      | 'linux'
      | 'desktop'
  ]?: string
}

/** A wallet of the list (specification, section 3). */
export type Wallet = {
  id: string
  aliases?: string[]
  name: string
  /** What an extension announces itself by (EIP-6963). */
  rdns?: string
  shortName?: string
  iconUrl: string | (() => Promise<string>)
  /** A colour as hex digits. */
  iconAccent?: string
  iconBackground: string
  /** False: listed for its downloads alone; left out: it needs nothing to be there. */
  installed?: boolean | undefined
  downloadUrls?: DownloadUrls
  hidden?: () => boolean
  mobile?: { getUri?: ((uri: string) => string) | undefined } | undefined
  desktop?: { getUri?: ((uri: string) => string) | undefined; instructions?: Instructions } | undefined
  qrCode?: { getUri: (uri: string) => string; instructions?: Instructions } | undefined
  extension?: { instructions?: Instructions } | undefined
  createConnector: (details: WalletDetails) => CreateConnectorFn
}

/** What a connector carries of its wallet. */
type WalletDetails = {
  rkDetails: Omit<Wallet, 'createConnector' | 'hidden'> & {
    index: number
    groupIndex: number
    groupName: string
    isRainbowKitConnector: boolean
  }
}

/** What a wallet of a list is made with. */
export type WalletParameters = {
  /** Id of the project at WalletConnect. */
  projectId: string
  appName: string
  appIcon?: string
  options?: WalletConnectOptions
  walletConnectParameters?: WalletConnectOptions
}

/** Makes a wallet of a list. */
export type CreateWallet = (parameters: WalletParameters) => Wallet

/** Groups of wallets in their order. */
export type WalletList = { groupName: string; wallets: CreateWallet[] }[]

type Values<Name extends string> = { [name in Name]: string }

/** One look of all dialogs, as values of CSS. */
export type WalletLook = {
  blurs: Values<'modalOverlay'>
  colors: Values<
    | 'accentColor'
    | 'accentColorForeground'
    | 'actionButtonBorder'
    | 'actionButtonBorderMobile'
    | 'actionButtonSecondaryBackground'
    | 'closeButton'
    | 'closeButtonBackground'
    | 'connectButtonBackground'
    | 'connectButtonBackgroundError'
    | 'connectButtonInnerBackground'
    | 'connectButtonText'
    | 'connectButtonTextError'
    | 'connectionIndicator'
    | 'downloadBottomCardBackground'
    | 'downloadTopCardBackground'
    | 'error'
    | 'generalBorder'
    | 'generalBorderDim'
    | 'menuItemBackground'
    | 'modalBackdrop'
    | 'modalBackground'
    | 'modalBorder'
    | 'modalText'
    | 'modalTextDim'
    | 'modalTextSecondary'
    | 'profileAction'
    | 'profileActionHover'
    | 'profileForeground'
    | 'selectedOptionBorder'
    | 'standby'
  >
  fonts: Values<'body'>
  radii: Values<'actionButton' | 'connectButton' | 'menuButton' | 'modal' | 'modalMobile'>
  shadows: Values<
    'connectButton' | 'dialog' | 'profileDetailsAction' | 'selectedOption' | 'selectedWallet' | 'walletLogo'
  >
}

/** A theme as RainbowKit takes it: one look, or one for each of light and dark. */
export type WalletTheme = WalletLook | { lightMode: WalletLook; darkMode: WalletLook }

/** What a theme may be made with. */
export type ThemeOptions = {
  accentColor?: string
  accentColorForeground?: string
  borderRadius?: 'large' | 'medium' | 'small' | 'none'
  fontStack?: 'rounded' | 'system'
  overlayBlur?: 'large' | 'small' | 'none'
}

/** Makes a look with an accent, radii and a font. */
export type CreateLook = ((options?: ThemeOptions) => WalletLook) & {
  accentColors: Record<
    'blue' | 'green' | 'orange' | 'pink' | 'purple' | 'red',
    { accentColor: string; accentColorForeground: string }
  >
}
