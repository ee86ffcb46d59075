import * as v from 'valibot';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { type Schema } from '@/rules/core/codec';
import { type Problem, loadRecords } from '@/store/storage/load-records';
import { type RecordStore } from '@/store/storage/record-store';

export interface Settings {
  /** The code of a language, or "system", as is one that this version does not speak. */
  readonly language: string;
  readonly theme: 'system' | 'dark' | 'light';
  readonly haptics: boolean;
  readonly sound: boolean;
  /** For people who cannot hold: a tap shows a secret, another hides it. */
  readonly tapToShow: boolean;
  readonly keepAwake: boolean;
}

export const SETTINGS_KEY = 'settings';

export const defaultSettings: Settings = {
  language: 'system',
  theme: 'system',
  haptics: true,
  sound: false,
  tapToShow: false,
  keepAwake: true,
};

const choice = <const T extends string>(options: readonly T[], preset: T) =>
  v.fallback(
    v.optional(v.picklist(options), () => preset),
    () => preset,
  );
const flag = (preset: boolean) => v.fallback(v.optional(v.boolean(), preset), preset);

/** A field that another version of the app wrote differently costs only itself. */
export const settingsSchema = v.object({
  language: v.fallback(v.optional(v.string(), defaultSettings.language), defaultSettings.language),
  theme: choice(['system', 'dark', 'light'], 'system'),
  haptics: flag(defaultSettings.haptics),
  sound: flag(defaultSettings.sound),
  tapToShow: flag(defaultSettings.tapToShow),
  keepAwake: flag(defaultSettings.keepAwake),
}) satisfies Schema<Settings>;

export class SettingsStore {
  readonly state: StoreApi<Settings>;
  readonly problems: readonly Problem[];
  readonly #records: RecordStore;

  private constructor(records: RecordStore, settings: Settings, problems: readonly Problem[]) {
    this.#records = records;
    this.state = createStore(() => settings);
    this.problems = problems;
  }

  static async load(records: RecordStore): Promise<SettingsStore> {
    const { values, problems } = await loadRecords<Settings>(records, SETTINGS_KEY, {
      kind: 'settings',
      schema: settingsSchema,
    });
    return new SettingsStore(records, values.get(SETTINGS_KEY) ?? defaultSettings, problems);
  }

  /** Another tab may have changed them. */
  async refresh(): Promise<void> {
    this.state.setState((await SettingsStore.load(this.#records)).state.getState(), true);
  }

  set(change: Partial<Settings>): void {
    this.state.setState(change);
    this.#records.put(SETTINGS_KEY, this.state.getState());
  }
}
