import { toPlainName } from '@slotdrop/messages/format'

export { toPlainName }

/** Titles may be longer than names. */
const maxTitleLength = 80

/** Shows a title that anybody may have written, isolated from the text around it. */
export function UntrustedText({ text }: { readonly text: string }) {
  return <bdi>{toPlainName(text, maxTitleLength)}</bdi>
}
