import { energyScenes, energyWords } from "../../content/energy-flow.ts";
import { EnergyFlow } from "../../sections/energy-flow/energy-flow.tsx";

export const HomeEnergyFlow = () => <EnergyFlow scenes={energyScenes} words={energyWords} />;
