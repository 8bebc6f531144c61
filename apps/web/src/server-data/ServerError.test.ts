import { accentedEnglish } from '@slotdrop/messages/pseudo-locales'
import { formatSentence, type Sentence } from '@slotdrop/messages'
import { expect, test } from 'vitest'
import { ServerError } from './ServerError.ts'

/** What an error says in another language. */
function inAnother({ sentence }: ServerError) {
  // Sound: an error of ours carries a sentence, or nothing.
  return (
    sentence && formatSentence(sentence as Sentence, { tag: 'en-XA', numbers: 'en-IE', translation: accentedEnglish })
  )
}

test('what the server says is said with its key and figures, its status in the specification’s words, and nothing as nothing', () => {
  const said = ServerError.ofErrors([
    {
      message: 'Too many requests. Try again in 7 s.',
      extensions: { key: 'tooManyRequests', values: { seconds: '7' } },
    },
  ])
  expect(said.sentence).toMatchObject({ id: 'api/tooManyRequests', values: { seconds: '7' } })
  expect(said.message).toBe('Too many requests. Try again in 7 s.')
  const status = ServerError.ofStatus(503)
  expect(status.message).toBe('Response not successful: Received status code 503')
  expect(inAnother(status)).toMatch(/^⟦.*503.*⟧$/)
  expect(inAnother(ServerError.ofErrors())).toMatch(/^⟦.*⟧$/)
  expect(ServerError.ofErrors([{ message: 'odd' }])).toMatchObject({ message: 'odd', sentence: undefined })
})
