import { useId } from "react";
import { useSay } from "../i18n";
import { Icon } from "../kit/Icon";
import { useSettings } from "../kit/settings";
import { hear } from "../kit/sound";
import "./SoundButton.css";

/** How loud it is, and whether it is at all. This browser remembers both. */
export function SoundFields() {
  const say = useSay();
  const { sound, setSound, volume, setVolume } = useSettings();
  const tryIt = () => hear([{ name: "won", after: 0 }]);
  return (
    <div className="sound-fields">
      <label>
        {say("sound-volume")}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={sound ? Math.round(volume * 100) : 0}
          onChange={({ target }) => {
            const wish = Number(target.value) / 100;
            setSound(wish > 0);
            if (wish > 0) setVolume(wish);
          }}
          onPointerUp={tryIt}
          onKeyUp={tryIt}
        />
      </label>
      <button type="button" className="button" aria-pressed={!sound} onClick={() => setSound(!sound)}>
        <Icon name={sound ? "silent" : "sound"} size={18} /> {say(sound ? "sound-off" : "sound-on")}
      </button>
    </div>
  );
}

/** The loudspeaker of a page; a press shows how loud it is. */
export function SoundButton({ className = "" }: { className?: string }) {
  const say = useSay();
  const box = useId();
  const isHeard = useSettings(({ sound }) => sound);
  return (
    <>
      <button
        type="button"
        className={`button round sound-button ${className}`}
        popoverTarget={box}
        aria-label={say("sound-title")}
      >
        <Icon name={isHeard ? "sound" : "silent"} size={20} />
      </button>
      <div id={box} popover="auto" className="sound-box">
        <SoundFields />
      </div>
    </>
  );
}
