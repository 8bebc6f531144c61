import { EnvError } from '@slotdrop/config/env'
import { expect, test } from 'vitest'
import { answerLabels, readSiteLabels, toSiteLabels } from './siteLabels.ts'

const first = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const second = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'

function ask(labels: Parameters<typeof answerLabels>[1], headers: Record<string, string> = {}) {
  return answerLabels(new Request('http://server.invalid/api/labels', { headers }), labels)
}

test('labels are answered with their addresses, packed and cacheable', async () => {
  const labels = await toSiteLabels(`address,label\n${first},Exchange\n${second},Bridge\n${second},Exchange\n`)
  const answer = await ask(labels)
  expect(await answer.json()).toEqual({ labels: [['Exchange', [first, second]]] })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  const packed = await ask(labels, { 'accept-encoding': 'gzip' })
  expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['gzip', 'accept-encoding'])
  const known = await ask(labels, { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect([known.status, await known.text()]).toEqual([304, ''])
})

test('a site without labels answers 404', async () => {
  expect((await ask(undefined)).status).toBe(404)
})

test('answers of a large file count as many units as other public files', async () => {
  const lines = Array.from({ length: 3000 }, (_, place) => `0x${place.toString(16).padStart(40, '0')},Exchange`)
  expect((await toSiteLabels(lines.join('\n'))).units).toBe(3)
})

test.each([
  ['bad lines', `${first},Exchange\n0x12,Bridge\n${second},\nnobody`, 'no valid address or no label: 2, 3, 4. Correct'],
  ['nothing', 'address,label\n', 'It has no line'],
  [
    'too many addresses',
    Array.from({ length: 200_001 }, (_, place) => `0x${place.toString(16).padStart(40, '0')},Exchange`).join('\n'),
    'at most 200000 addresses. It has 200001',
  ],
])('a file with %s is refused', async (_, text, expected) => {
  const error: unknown = await toSiteLabels(text).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(EnvError)
  expect(String(error)).toContain('LABELS_FILE: a CSV file')
  expect(String(error)).toContain(expected)
})

test('a file that is not there is refused without its path', async () => {
  await expect(readSiteLabels('/no/such/hunter2.csv')).rejects.toThrow(
    'LABELS_FILE: the path of a file that this server may read (ENOENT)',
  )
})
