/** One instruction of a Dockerfile, its lines joined. */
type DockerStep = {
  readonly instruction: string
  readonly flags: ReadonlyMap<string, string>
  readonly text: string
}

/** What begins with a `FROM`. */
export type DockerStage = {
  readonly base: string
  readonly name: string | undefined
  readonly steps: readonly DockerStep[]
}

/** Reads the stages of a Dockerfile, in the part of its language that ours is written in. */
export function readDockerfile(text: string): DockerStage[] {
  const stages: { base: string; name: string | undefined; steps: DockerStep[] }[] = []
  for (const line of text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')) {
    const [, instruction = '', flags = '', rest = ''] = /^([A-Z]+)\s+((?:--\S+\s+)*)(.*)$/.exec(line.trim()) ?? []
    if (instruction === '') {
      if (line.trim() !== '') throw new Error(`This is no instruction: ${line}`)
      continue
    }
    if (instruction === 'FROM') {
      const [base = '', , name] = rest.split(/\s+/)
      stages.push({ base, name, steps: [] })
      continue
    }
    const pairs = flags.trim() === '' ? [] : flags.trim().split(/\s+/)
    stages.at(-1)?.steps.push({
      instruction,
      flags: new Map(pairs.map((flag) => [flag.slice(2).split('=')[0] ?? '', flag.slice(flag.indexOf('=') + 1)])),
      text: rest,
    })
  }
  return stages
}

/** The variables of an `ENV`. */
export function readVariables(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/(\w+)=(?:"([^"]*)"|(\S*))/g)].map(([, name = '', quoted, plain]) => [
      name,
      quoted ?? plain ?? '',
    ]),
  )
}

/** The arguments of a `CMD` in its form without a shell, the only one through which signals reach the program. */
export function readArguments(text: string): string[] {
  const list: unknown = JSON.parse(text)
  if (Array.isArray(list) && list.every((part) => typeof part === 'string')) return list
  throw new Error(`A command is a list of texts, not ${text}`)
}
