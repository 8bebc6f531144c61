import type { CompiledMessage, MessageLocale } from '@slotdrop/messages'
import type * as catalogue from '../messages.generated.ts'

/** A text of this package's catalogue, `messages.json`, or one of the four of a sign-in that failed. */
export type WalletMessageKey = keyof typeof catalogue | `auth/${'preparing' | 'signing' | 'verifying' | 'other'}`

/** Texts of the app's own by their key. A value stands in braces, as in the catalogue: `Switch to {chain}`. */
export type WalletMessages = Readonly<Partial<Record<WalletMessageKey, string>>>

/** A language in which some texts are the app's own. */
export function withMessages(language: MessageLocale, messages: WalletMessages | undefined): MessageLocale {
  if (!messages) return language
  const own = new Map(
    Object.entries(messages).map(([key, text]) => [key.includes('/') ? key : `wallet-ui/${key}`, compile(text)]),
  )
  return {
    ...language,
    translation: (given) => {
      const said = { ...language.translation?.(given) }
      for (const key of Object.keys(given.texts)) {
        const text = own.get(`${given.namespace}/${key}`)
        if (text !== undefined) said[key] = text
      }
      return said
    },
  }
}

/** What the compiler of messages would make of a text whose values are plain. */
function compile(text: string): CompiledMessage {
  const parts = text.split(/\{(\w+)\}/)
  if (parts.length === 1) return text
  // Each second part is the name of a value.
  return parts.map((part, index) => (index % 2 === 1 ? [part] : part)).filter((part) => part !== '') as CompiledMessage
}
