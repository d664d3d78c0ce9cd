import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

type Program = { args: readonly string[]; cwd: string; env: NodeJS.ProcessEnv };

/** Process that can be restarted and reports when it listens. */
export class WatchedProcess {
  readonly #program: Program;
  #child: ChildProcess | null = null;
  #queue = Promise.resolve();
  #listening = Promise.resolve(false);
  /** False if the process ended before listening. Pending during a restart. */
  ready = Promise.resolve(false);

  constructor(program: Program) {
    this.#program = program;
  }

  start(): Promise<boolean> {
    this.#queue = this.#queue.then(() => this.#end()).then(() => this.#spawn());
    this.ready = this.#queue.then(() => this.#listening);
    return this.ready;
  }

  async stop(): Promise<void> {
    this.#queue = this.#queue.then(() => this.#end());
    await this.#queue;
  }

  #spawn(): void {
    const { args, ...options } = this.#program;
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    const kill = () => void child.kill();
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    this.#listening = new Promise((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        process.stdout.write(chunk);
        resolve(true);
      });
      child.once('exit', () => resolve(false));
    });
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }
}
