/** One value for all widths, or one below and one from 768 px on, as RainbowKit's button takes it. */
export type Responsive<T> = T | { readonly smallScreen: T; readonly largeScreen?: T }

/** Where something is not shown. The style sheet decides by it, so that the first HTML is right at every width. */
export type HiddenAt = 'small' | 'large' | undefined

/** Where a part of the button is hidden; `everywhere` when it is shown nowhere. */
export function toHiddenAt<T>(value: Responsive<T>, isShown: (value: T) => boolean): HiddenAt | 'everywhere' {
  const { smallScreen, largeScreen = smallScreen } = isPair(value) ? value : { smallScreen: value }
  if (isShown(smallScreen)) return isShown(largeScreen) ? undefined : 'large'
  return isShown(largeScreen) ? 'small' : 'everywhere'
}

function isPair<T>(value: Responsive<T>): value is { readonly smallScreen: T; readonly largeScreen?: T } {
  return typeof value === 'object' && value !== null && 'smallScreen' in value
}
