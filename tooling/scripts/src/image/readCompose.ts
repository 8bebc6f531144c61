import { parse } from 'yaml'

/** How compose.yaml runs a service, as far as it says more than the image. */
export type ComposeService = {
  /** Whether it runs what the Dockerfile makes. */
  readonly isBuilt: boolean
  readonly workingDirectory: string | undefined
  readonly command: readonly string[] | undefined
  readonly environment: Readonly<Record<string, string>>
  /** Files with more variables, which need not be there. */
  readonly environmentFiles: readonly string[]
  /** What of the machine it sees, as `from:to:how`. */
  readonly volumes: readonly string[]
  /** The command line that tells whether it is well, without `CMD`. */
  readonly healthcheck: readonly string[] | undefined
  readonly replicas: number
  readonly profiles: readonly string[]
}

type WrittenService = {
  build?: string
  working_dir?: string
  command?: string[]
  environment?: Record<string, string>
  env_file?: { path: string; required: boolean }[]
  volumes?: string[]
  healthcheck?: { test?: string[] }
  deploy?: { replicas?: number }
  profiles?: string[]
}

/** Puts values in the place of `${NAME}`, `${NAME:-default}`, `${NAME:+instead}` and `${NAME:?what is missing}`. @throws where one that has to be there is not */
function interpolate(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replaceAll(
    /\$(?:(\$)|\{(\w+)(?::([-+?])([^}]*))?\})/g,
    (_, dollar: string | undefined, name = '', kind: string | undefined = undefined, rest = '') => {
      if (dollar) return '$'
      const value = variables[name] ?? ''
      if (kind === '+') return value === '' ? '' : rest
      if (value !== '' || kind === undefined) return value
      if (kind === '?') throw new Error(`${name} is missing: ${rest}`)
      return rest
    },
  )
}

/** Reads compose.yaml, in the part of its language that ours is written in. */
export function readCompose(text: string, variables: Readonly<Record<string, string>>): Map<string, ComposeService> {
  // Sound: what is read of it is checked by the tests of this file.
  const { services } = parse(text) as { services: Record<string, WrittenService> }
  const fill = (value: string) => interpolate(value, variables)
  return new Map(
    Object.entries(services).map(([name, service]) => [
      name,
      {
        isBuilt: service.build !== undefined,
        workingDirectory: service.working_dir,
        command: service.command?.map(fill),
        environment: Object.fromEntries(
          Object.entries(service.environment ?? {}).map(([variable, value]) => [variable, fill(String(value))]),
        ),
        environmentFiles: (service.env_file ?? []).flatMap(({ path, required }) => (required ? [] : [path])),
        volumes: (service.volumes ?? []).map(fill),
        healthcheck: service.healthcheck?.test?.slice(1).map(fill),
        replicas: service.deploy?.replicas ?? 1,
        profiles: service.profiles ?? [],
      },
    ]),
  )
}
