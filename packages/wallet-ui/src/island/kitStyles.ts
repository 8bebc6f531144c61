// Packages that read this from its source type it too.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./inline-css.d.ts" />
import { useInsertionEffect } from 'react'
import kitCss from '@rainbow-me/rainbowkit/styles.css?inline'

const marker = 'data-wui-kit'

/**
 * Puts RainbowKit's style sheet on the page, in a layer of its own, when its dialog first shows. It comes with the
 * dialog's script, so that no page pays for it before.
 */
export function useKitStyles(): void {
  useInsertionEffect(() => {
    if (document.head.querySelector(`style[${marker}]`)) return
    const style = document.createElement('style')
    style.setAttribute(marker, '')
    style.textContent = toLayer(kitCss)
    document.head.append(style)
  }, [])
}

/** Its rules are not layered, and would win over every rule that is. */
function toLayer(css: string): string {
  return `@layer rainbowkit{${css.replace(/\/\*[\s\S]*?\*\//g, '')}}`
}
