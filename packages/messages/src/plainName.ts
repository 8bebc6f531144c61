// Direction marks and invisible characters let a name pretend to be another.
// oxlint-disable-next-line no-control-regex
const invisible = /[\u0000-\u001f\u007f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** The specification's limit for names. */
const maxNameLength = 24

/** A name that anybody may have chosen: text only, no direction tricks, at most 24 characters. */
export function toPlainName(text: string, maxLength = maxNameLength): string {
  const characters = [...text.normalize('NFC').replace(invisible, '').trim()]
  return characters.length > maxLength
    ? `${characters.slice(0, maxLength).join('')}…`
    : characters.join('') || 'unnamed'
}
