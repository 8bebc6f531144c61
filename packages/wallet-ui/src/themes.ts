import * as kit from '@rainbow-me/rainbowkit'
import type { CreateLook } from './walletTypes.ts'

export type { CreateLook, ThemeOptions } from './walletTypes.ts'

/** RainbowKit's light look, for `theme` of `WalletProvider`. */
export const lightTheme: CreateLook = kit.lightTheme

/** RainbowKit's dark look. */
export const darkTheme: CreateLook = kit.darkTheme

/** RainbowKit's dark look with more contrast. */
export const midnightTheme: CreateLook = kit.midnightTheme
