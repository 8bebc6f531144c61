import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWallet } from '../../test/renderWallet.tsx'
import { toConnectLocale } from './ConnectLocale.ts'

test.each([
  ['en-IE', 'Popular', 'What is a Wallet?'],
  ['de', 'Beliebt', 'Was ist ein Wallet?'],
  ['es', 'Popular', '¿Qué es una billetera?'],
  ['zh-CN', '流行', '什么是钱包？'],
])('the connect dialog speaks the language of the page: %s', async (tag, group, question) => {
  renderWallet({ provider: { language: { tag, numbers: tag, translation: undefined } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(question)).toBeTruthy()
  expect(within(dialog).getByText(group)).toBeTruthy()
})

test.each([
  ['de-AT', 'de-DE'],
  ['es-MX', 'es-419'],
  ['zh-CN', 'zh-CN'],
  ['pt', 'pt-BR'],
  ['en-XA', 'en-US'],
  ['ar-XB', 'en-US'],
  ['', 'en-US'],
])('a page in %s has a dialog in %s', (tag, locale) => {
  expect(toConnectLocale(tag)).toBe(locale)
})
