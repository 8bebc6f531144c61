import type { Page } from '@playwright/test'
import { accentedEnglish } from '@slotdrop/messages/pseudo-locales'

/** What is no message: data, names, codes, and the words of packages, which the specification fixes. */
const noMessages = {
  elements:
    'bdi, code, kbd, .mono, .address, option, script, style, textarea, [class*="wui-"], [data-rk], #__next-route-announcer__',
  // The name of the product, standards, formats and files, nodes and networks, hosts, characters by Unicode; seals;
  // moments, spans of time, the last "and" of a list and failures of requests, which the browser writes.
  words:
    /“[^”]*”|(?:[A-Z]+ )+\(U\+[\dA-F]+\)|,? and (?=⟦)|0x[\da-fA-F]+(?:…[\da-fA-F]+)?|UTF-8|CSV|[\w-]+\.(?:csv|json|xlsx|txt)|Failed to fetch|Response not successful: Received status code|HABIT|Habits|Ether|ETH|DUSD|[Dd]emo [Dd]ollar|PASS|ITEM|Meridian(?: passes| items)?|Slotdrop|ERC-\d+|MERI|Local chain|Sepolia|127\.0\.0\.1|localhost|[a-z]+-[a-z]+-\d+|UTC|\d+ (?:sec|min|hr)s?\b|eth_getCode|\d+ (?:second|minute|hour|day)s? ago|\bnow\b|\d+ [A-Z][a-z]{2,3} \d{4}(?:, [\d:]+(?: UTC)?)?|\b\d+\b/g,
}

/**
 * Texts, labels and hints in plain letters: a message of the accented locale has none.
 *
 * @param data what else is data
 */
export function findPlainWords(page: Page, data?: RegExp): Promise<string[]> {
  return page.evaluate(
    ({ elements, words }) => {
      const isPlain = (text: string) => /[A-Za-z]{3,}/.test(text.replace(new RegExp(words, 'g'), ' '))
      const isData = (element: Element | null) => element === null || element.closest(elements) !== null
      const found: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!isData(node.parentElement) && node.parentElement?.checkVisibility() && isPlain(node.textContent ?? ''))
          found.push((node.textContent ?? '').trim())
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]`)) {
          const text = element.getAttribute(name) ?? ''
          if (!element.closest('textarea, [class*="wui-"], [data-rk]') && isPlain(text)) found.push(`${name}: ${text}`)
        }
      return found
    },
    { elements: noMessages.elements, words: [...(data ? [data.source] : []), noMessages.words.source].join('|') },
  )
}

/** The accented form of a text without values. */
export function accented(text: string): string {
  // Sound: a text without values is compiled to a string.
  return accentedEnglish({ namespace: '', texts: { text } }).text as string
}
