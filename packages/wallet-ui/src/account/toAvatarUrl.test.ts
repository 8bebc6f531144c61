import { describe, expect, test } from 'vitest'
import { toAvatarUrl } from './toAvatarUrl.ts'

const own = { service: null, proxy: '/api/avatar?url=' }
const nobody = { service: null, proxy: null }

describe('what is shown of an avatar record', () => {
  test.each([
    ['an image in it', 'data:image/svg+xml;base64,PHN2Zy8+', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['an https address, by the proxy', 'https://a.example/b', '/api/avatar?url=https%3A%2F%2Fa.example%2Fb'],
    ['an address that is not https', 'http://a.example/b', undefined],
    ['a script', 'javascript:alert(1)', undefined],
    ['a page', 'data:text/html,<script>alert(1)</script>', undefined],
    ['a path', '/api/drops', undefined],
    ['a file of IPFS, by the proxy', 'ipfs://bafy/1', '/api/avatar?url=ipfs%3A%2F%2Fbafy%2F1'],
    [
      'a token, by the proxy',
      'eip155:1/erc721:0xb47e3cd837dDF8e4c57F05d70Ab865de6e193BBB/1',
      '/api/avatar?url=eip155%3A1%2Ferc721%3A0xb47e3cd837dDF8e4c57F05d70Ab865de6e193BBB%2F1',
    ],
    ['nothing', null, undefined],
    ['too much', `data:image/png;base64,${'A'.repeat(100_000)}`, undefined],
  ])('of %s', (_, record, shown) => {
    expect(toAvatarUrl('a.eth', record, own)).toBe(shown)
  })

  test('without a proxy only what is in the record', () => {
    expect(toAvatarUrl('a.eth', 'https://a.example/b', nobody)).toBeUndefined()
    expect(toAvatarUrl('a.eth', 'ipfs://bafy/1', nobody)).toBeUndefined()
    expect(toAvatarUrl('a.eth', 'data:image/gif;base64,R0lGODlh', nobody)).toBe('data:image/gif;base64,R0lGODlh')
  })
})
