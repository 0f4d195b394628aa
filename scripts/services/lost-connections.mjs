/**
 * Connections that a killed worker had been handed and had not taken. Node's cluster keeps the primary's copy of each until the worker
 * says that it has it; when the worker is killed in between, nobody ever closes that copy, and its client waits for as long as it lives.
 */

/** Closes them when the worker ends, so that the client learns of it at once and can ask again. Call before the worker listens. */
export function closeLostConnections(worker) {
  const handed = new Map()
  const send = worker.process.send.bind(worker.process)
  worker.process.send = (message, handle, ...rest) => {
    if (message?.act === 'newconn' && handle) handed.set(message.seq, handle)
    return send(message, handle, ...rest)
  }
  worker.process.on('internalMessage', ({ ack }) => handed.delete(ack))
  worker.once('exit', () => {
    for (const handle of handed.values()) handle.close()
  })
}
