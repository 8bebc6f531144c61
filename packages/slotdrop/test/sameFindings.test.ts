import { expect, test } from 'vitest'
import { defaultOptions } from '../../drops/test/corpus/listCase.ts'
import { type OpenCase, readByPackage, readBySession } from '../../drops/test/corpus/runCase.ts'
import { eachMutatedFile } from '../../drops/test/mutatedFiles.ts'
import { argvOf, checkInput, seenOf, wantedOf } from './checkInput.ts'

/** What was read, or the sentence that says why nothing was. */
async function read(opening: Promise<OpenCase>): Promise<OpenCase | string> {
  try {
    return await opening
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test('page, command and package give the same findings for the same bytes', { timeout: 600_000 }, async () => {
  await eachMutatedFile(async ({ text, options }) => {
    const argv = argvOf(options)
    // What the command has no option for.
    if (argv === undefined) return
    const bytes = new TextEncoder().encode(text)
    const purpose = { ...defaultOptions, ...options }
    const byPackage = await read(readByPackage(bytes, purpose))
    const bySession = await read(readBySession(bytes, purpose))
    const { checked, text: said } = await checkInput(bytes, argv)
    if (typeof byPackage === 'string') {
      expect([bySession, checked]).toEqual([byPackage, undefined])
      return
    }
    expect(bySession).toMatchObject({ outcome: byPackage.outcome, texts: byPackage.texts })
    expect(checked && seenOf(checked)).toEqual(wantedOf(byPackage.outcome))
    for (const sentence of byPackage.texts) expect(said).toContain(JSON.stringify(sentence).slice(1, -1))
  })
})
