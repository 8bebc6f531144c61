import { formatSentence, type Message, sentence } from '@slotdrop/messages'
import { accentedEnglish } from '@slotdrop/messages/pseudo-locales'
import { isInterfaceType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import * as messages from './messages.generated.ts'
import { problemSentence, reasonValues } from './messages.ts'
import { problem } from './problem.ts'
import { buildSchema } from './schema/buildSchema.ts'

const problems = [
  problem('NOT_SIGNED_IN', { noun: 'drop' }),
  problem('NOT_THE_SENDER', { sender: '0xabc' }),
  problem('CHAIN_NOT_OFFERED', { chainId: '5' }),
  problem('OTHER_DISTRIBUTOR', { expected: '0xdef' }),
  problem('INVALID_MANIFEST', { reason: 'It is not canonical.' }),
  problem('DROP_NOT_FOUND', {}),
  problem('DROP_IS_PUBLIC', {}),
  problem('DROP_IS_BEING_SENT', {}),
  problem('TOO_MANY_DROPS', { visibility: 'private', max: '200', rows: '20000000' }),
  problem('UPLOAD_NOT_FOUND', {}),
  problem('TOO_MANY_UPLOADS', { max: '20' }),
  problem('UPLOAD_INCOMPLETE', { count: '3' }),
  problem('SEALING_FAILED', {}),
  problem('INVALID_CHUNK', { reason: 'It has no rows.' }),
  problem('CHUNK_CONFLICT', { chunk: '7' }),
  problem('DRAFT_NOT_FOUND', {}),
  problem('DRAFT_TOO_LARGE', { part: 'account', max: '96' }),
  problem('DRAFT_CONFLICT', {}),
  problem('TOO_MANY_DRAFTS', { max: '20' }),
  problem('INVALID_DRAFT', { reason: 'A revision is not below zero.' }),
  problem('LIST_INCOMPLETE', { count: '2' }),
  problem('COMPANION_TOO_LARGE', { part: 'account', max: '240' }),
  problem('COMPANION_INCOMPLETE', { count: '2' }),
  problem('INVALID_COMPANION', { reason: 'It has no bytes.' }),
  problem('SENDING_UNAVAILABLE', { chainId: '5' }),
  problem('NOT_ORDERED', {}),
  problem('FEES_REFUSED', { reason: 'The time is over.' }),
  problem('ORDER_REFUSED', { reason: 'Twenty wait.' }),
  problem('REQUESTS_REFUSED', { reason: 'From 1 row a day.' }),
  problem('REQUEST_NOT_OFFERED', { reason: 'This drop is over.' }),
  problem('NOT_ON_THE_LIST', {}),
  problem('NOTHING_OPEN', {}),
  problem('CLAIM_REFUSED', { reason: 'It ends too late.' }),
]

describe('what the API refuses', () => {
  test('every type of a problem in the schema has a code with a text, and every code a type', () => {
    const schema = buildSchema()
    const type = schema.getType('Problem')
    const types = isInterfaceType(type) ? schema.getPossibleTypes(type).filter(isObjectType) : []
    expect(problems.map(({ __typename }) => __typename).toSorted()).toEqual(types.map(({ name }) => name).toSorted())
  })

  test.each(problems)('$code is said by a page as the server says it, and in its own language', (refusal) => {
    const said = problemSentence(refusal)
    expect(String(said)).toBe(refusal.message)
    const accented = formatSentence(said, { tag: 'en', numbers: 'en-IE', translation: accentedEnglish })
    for (const { name, value } of refusal.values)
      if (!['noun', 'part', 'visibility'].includes(name)) expect(accented).toContain(value)
    expect(accented).not.toBe(refusal.message)
  })

  test('the reason of a refusal is said in the page’s language too, with its values', () => {
    const reason = sentence(messages.chunkOfOtherSize, { chunk: '7', expected: '64', count: '9' })
    const refusal = problem('INVALID_CHUNK', reasonValues(reason))
    expect(refusal.message).toBe('Chunk 7 has 64 slots, not 9.')
    const accented = formatSentence(problemSentence(refusal), {
      tag: 'en',
      numbers: 'en-IE',
      translation: accentedEnglish,
    })
    expect(accented).not.toContain('slots')
    for (const value of ['7', '64', '9']) expect(accented).toContain(value)
  })

  const reasons = Object.entries(messages).filter(([name]) => /^(requests|claim)[A-Z]/.test(name))
  test.each(reasons)('%s is a reason that a page translates', (_, message) => {
    // Sound: these messages have no values.
    const refusal = problem('CLAIM_REFUSED', reasonValues(sentence(message as Message<object>)))
    const accented = formatSentence(problemSentence(refusal), {
      ...{ tag: 'en', numbers: 'en-IE', translation: accentedEnglish },
    })
    expect(accented).not.toContain(refusal.message)
  })

  test('a reason that is not known here is said in the server’s English', () => {
    const values = [
      { name: 'reason', value: 'The moon is full.' },
      { name: 'reasonKey', value: 'moonFull' },
    ]
    expect(String(problemSentence({ code: 'INVALID_CHUNK', message: '', values }))).toBe('The moon is full.')
    expect(reasonValues('It is not canonical.')).toEqual({ reason: 'It is not canonical.' })
  })

  test('a text has its variants', () => {
    expect(problem('NOT_SIGNED_IN', { noun: 'draft' }).message).toBe('Sign in, then try again.')
    expect(problem('DRAFT_TOO_LARGE', { part: 'list', max: '40' }).message).toBe(
      'A packed list of more than 40 MB is not kept in an account.',
    )
    expect(problem('DRAFT_TOO_LARGE', { part: 'head', max: '1' }).message).toBe(
      'What was decided about this list is too much to keep in an account.',
    )
  })

  test.each([
    ['a code of a newer server', { code: 'MOON_PHASE', message: 'Wait for the new moon.', values: [] }],
    [
      'an older server, which sends no values',
      { code: 'TOO_MANY_DRAFTS', message: 'Your account has 9 drafts already.' },
    ],
  ])('%s is said in the server’s own English', (_, refusal) => {
    expect(String(problemSentence(refusal))).toBe(refusal.message)
  })
})
