/** Pages no longer ask the disk whether a file has their name. */
import fs from 'node:fs'
import type http from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { ask, closeServers, OURS, serve } from '../asked-door'
import { serveKnownFiles } from './static-files.mjs'

type Express = (() => http.RequestListener & { use(handler: unknown): void }) & { static(root: string, options?: object): unknown }

const requireAsServe = createRequire(createRequire(import.meta.url).resolve('@remix-run/serve/package.json'))
serveKnownFiles()
const express = requireAsServe('express') as Express

afterEach(() => {
  vi.restoreAllMocks()
  closeServers()
})

/** Two folders of files before an application, as remix-serve lays them. */
async function serveFolders() {
  const [build, open] = ['build', 'public'].map((name) => fs.mkdtempSync(path.join(tmpdir(), `stanine-static-${name}-`)))
  if (!build || !open) throw new Error('no folder')
  fs.mkdirSync(path.join(build, 'assets'))
  fs.writeFileSync(path.join(build, 'assets/root-abc.js'), 'export {}')
  fs.writeFileSync(path.join(open, 'a b.txt'), 'spaced')
  const application = express()
  application.use(express.static(build, { immutable: true, maxAge: '1y' }))
  application.use(express.static(open, { maxAge: '1h' }))
  application.use(express.static(path.join(open, 'missing')))
  application.use((_req: http.IncomingMessage, res: http.ServerResponse) => res.end('page'))
  return serve(application)
}

test('a page costs no look at the disk, and a file is served with its age as before', async () => {
  const port = await serveFolders()
  const stat = vi.spyOn(fs, 'stat')

  for (const address of ['/', '/dashboard', '/assets', '/assets/', '/assets/gone.js', '/..%2Fsecret', '/premium/sittings/x/questions/1'])
    expect((await ask(port, address)).body.toString(), address).toBe('page')
  expect(stat).not.toHaveBeenCalled()

  const script = await ask(port, '/assets/root-abc.js', { headers: { ...OURS, cookie: 'stanine_student=x' } })
  expect([script.status, script.body.toString(), script.headers['cache-control']]).toEqual([
    200,
    'export {}',
    'public, max-age=31536000, immutable',
  ])
  expect((await ask(port, '/a%20b.txt')).body.toString()).toBe('spaced')
  expect(stat).toHaveBeenCalledTimes(2)
})
