/** Whether this is a phone or a tablet, as RainbowKit tells them: iPadOS says that it is a Mac, which has no touch points. */
export function isPhone(): boolean {
  if (typeof navigator === 'undefined') return false
  const { userAgent, platform, maxTouchPoints } = navigator
  return /android|iPhone|iPod|iPad/i.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
}
