import { describe, expect, test } from 'vitest'
import { publicPackages, readWorkspace } from '../workspace.ts'
import { pairs, pairsOfApps, readCatalog } from './writeApp.ts'

const catalog = readCatalog()

function toMajor(version: string): number {
  return Number(/^\^?(\d+)/.exec(version)?.[1])
}

/** The major versions that one of the fresh apps is tried with. */
function testedMajors(name: 'react' | 'wagmi'): number[] {
  const tried = Object.values(pairsOfApps)
    .flat()
    .map((pair): Readonly<Record<string, string>> => pairs[pair])
  return [...new Set(tried.map((versions) => toMajor(versions[name] ?? catalog[name] ?? '')))].toSorted((a, b) => a - b)
}

describe('what is published asks for the versions that fresh apps are tried with, and no others', () => {
  const peers = publicPackages(readWorkspace()).flatMap(({ name, manifest }) =>
    Object.entries(manifest.peerDependencies ?? {}).map(([peer, range]) => [name, peer, range] as const),
  )

  test.each(peers.filter(([, peer]) => peer === 'react' || peer === 'react-dom'))(
    '%s: %s %s',
    (_name, _peer, range) => {
      expect(range.split(' || ').map(toMajor)).toEqual(testedMajors('react'))
    },
  )

  test.each(peers.filter(([, peer]) => peer === 'wagmi'))('%s: %s %s', (_name, _peer, range) => {
    expect(range.split(' || ').map(toMajor)).toEqual(testedMajors('wagmi'))
  })
})
