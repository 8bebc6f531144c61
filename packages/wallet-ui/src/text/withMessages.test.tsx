import { fireEvent, screen } from '@testing-library/react'
import { formatSentence, defaultLocale, sentence } from '@slotdrop/messages'
import { accentedEnglish } from '@slotdrop/messages/pseudo-locales'
import { signInTexts } from '@slotdrop/auth/react'
import { describe, expect, test } from 'vitest'
import catalogue from '../messages.json' with { type: 'json' }
import { renderWallet } from '../../test/renderWallet.tsx'
import * as generated from '../messages.generated.ts'
import { withMessages } from './withMessages.ts'

describe('texts of the app’s own', () => {
  test('stand where the catalogue’s stood, with their values; the others stay', () => {
    const locale = withMessages(defaultLocale, { switchTo: 'Wechseln zu {chain}', disconnect: 'Trennen' })
    expect(formatSentence(sentence(generated.switchTo, { chain: 'Gnosis' }), locale)).toBe('Wechseln zu Gnosis')
    expect(formatSentence(sentence(generated.disconnect), locale)).toBe('Trennen')
    expect(formatSentence(sentence(generated.connected), locale)).toBe('Connected')
  })

  test('go before those of the language', () => {
    const foreign = { ...defaultLocale, translation: accentedEnglish }
    const locale = withMessages(foreign, { disconnect: 'Trennen' })
    expect(formatSentence(sentence(generated.disconnect), locale)).toBe('Trennen')
    expect(formatSentence(sentence(generated.connected), locale)).toMatch(/^⟦.*⟧$/)
  })

  test('the account dialog speaks them', async () => {
    window.localStorage.setItem('wagmi.recentConnectorId', '"injected"')
    window.localStorage.setItem('wagmi.injected.connected', 'true')
    renderWallet({
      wallet: { isAuthorised: true },
      provider: { messages: { account: 'Konto', copyAddress: 'Adresse kopieren', disconnect: 'Trennen' } },
    })
    fireEvent.click(await screen.findByRole('button', { name: /^Konto/ }))
    expect(await screen.findByRole('button', { name: 'Adresse kopieren' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Trennen' })).toBeTruthy()
  })

  test('every text of the catalogue can be replaced: its values are plain', () => {
    for (const [key, text] of Object.entries(catalogue)) {
      expect([key, text.replaceAll(/\{\w+\}/g, '')]).toEqual([key, expect.not.stringMatching(/[{}<]/)])
    }
    expect(Object.keys(catalogue).toSorted()).toEqual(Object.keys(generated).toSorted())
    expect(Object.keys(signInTexts)).toEqual(['preparing', 'signing', 'verifying', 'other'])
  })
})
