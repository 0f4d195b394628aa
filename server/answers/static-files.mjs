/**
 * remix-serve asks the disk twice for each page whether a file of that name exists. The files of a build never change while it is served,
 * so the list of them is read once and no other address reaches the disk.
 */
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Express's static files, but only for addresses that name a file which was there at the start. The guard has refused what cannot be decoded. */
function knownFilesOnly(serveStatic) {
  return Object.assign(serve, serveStatic)

  function serve(root, options) {
    const files = filesOf(root)
    const send = serveStatic(root, options)
    return (req, res, next) => (files.has(decodeURIComponent(req.path)) ? send(req, res, next) : next())
  }
}

/** Lays it before Express, which remix-serve loads later. */
export function serveKnownFiles() {
  const express = createRequire(createRequire(import.meta.url).resolve('@remix-run/serve/package.json')).resolve('express')
  const require = createRequire(express)
  const serveStatic = require('serve-static')
  require.cache[require.resolve('serve-static')].exports = knownFilesOnly(serveStatic)
}

/** Addresses of the files below a folder, "/assets/root-abc.js"; none when there is no such folder. */
function filesOf(root) {
  const entries = existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : []
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
  return new Set(files.map((file) => `/${file.split(path.sep).join('/')}`))
}
