// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import compile from 'icu-minify/compile'
import type { Messages, Tag } from '@slotdrop/messages'
import { afterEach, describe, expect, test } from 'vitest'
import { readSetting } from '../storage/settingsRecord.ts'
import { createFormats } from './formats.ts'
import { setLocale } from './locale.ts'
import { setNumberLocale } from './numberLocale.ts'
import { createText, useText } from './text.ts'

const messages: Messages<{
  title: object
  rows: { count: number }
  sealed: { fingerprint: string; b: Tag }
  state: { state: string }
}> = {
  namespace: 'test',
  texts: {
    title: compile('Recipients'),
    rows: compile('{count, plural, one {# row} other {# rows}}'),
    sealed: compile('List sealed as <b>{fingerprint}</b>.'),
    state: compile('{state, select, paid {Paid} other {Open}}'),
  },
}

function Sample() {
  const t = useText(messages)
  return (
    <p>
      {t('title')}: {t('rows', { count: 1234 })}.{' '}
      {t.rich('sealed', { fingerprint: 'a-b-c', b: (word) => <b>{word}</b> })}
    </p>
  )
}

afterEach(async () => {
  cleanup()
  await act(() => setLocale('en'))
  act(() => setNumberLocale('en-IE'))
})

describe('a text', () => {
  test('counts in the words of its language, and leaves tags to the page', () => {
    const { container } = render(<Sample />)
    expect(container.innerHTML).toBe('<p>Recipients: 1,234 rows. List sealed as <b>a-b-c</b>.</p>')
    expect(createText(messages)('rows', { count: 1 })).toBe('1 row')
    expect(createText(messages)('state', { state: 'paid' })).toBe('Paid')
  })

  test('writes numbers as was chosen, whatever the language', () => {
    const { container } = render(<Sample />)
    act(() => setNumberLocale('de-DE'))
    expect(container.textContent).toContain('1.234 rows')
    expect(readSetting('numbers')).toBe('de-DE')
  })

  test('changes its language at once: accents, marks and length show what was no message', async () => {
    const { container } = render(<Sample />)
    await act(() => setLocale('en-XA'))
    expect(container.textContent).toContain('⟦Ŕéçîþîéñţš~~~⟧')
    expect(container.innerHTML).toContain('<b>a-b-c</b>')
    expect(container.textContent).toMatch(/⟦1,234 ŕöŵš~*⟧/)
    expect(document.documentElement.lang).toBe('en-XA')
  })

  test('runs from right to left where its language does', async () => {
    const { container } = render(<Sample />)
    await act(() => setLocale('ar-XB'))
    expect(document.documentElement.dir).toBe('rtl')
    expect(container.textContent).toContain('\u202eRecipients\u202c')
    expect(container.innerHTML).toContain('<b>a-b-c</b>')
    await act(() => setLocale('en'))
    expect(document.documentElement.dir).toBe('ltr')
  })
})

test('a language brings its words and its numbers, until others are chosen', async () => {
  const landing: Messages<{ networks: object; caption: { rows: number } }> = {
    namespace: 'landing',
    texts: { networks: compile('Networks'), caption: compile('{rows, number}') },
  }
  await act(() => setLocale('de'))
  const t = createText(landing)
  expect([t('networks'), t('caption', { rows: 1234 })]).toEqual(['Netzwerke', '1.234'])
  expect(createFormats().count(1234)).toBe('1.234')
  expect(document.documentElement.lang).toBe('de')
  act(() => setNumberLocale('en-IE'))
  expect(createText(landing)('caption', { rows: 1234 })).toBe('1,234')
  expect(readSetting('numbers')).toBe('en-IE')
})

test('moments are told by the largest unit that fits', () => {
  const { relative } = createFormats()
  expect(relative(-100_000)).toBe('2 minutes ago')
  expect(relative(-7_200_000)).toBe('2 hours ago')
  expect(relative(3 * 86_400_000)).toBe('in 3 days')
  expect(relative(0)).toBe('now')
})
